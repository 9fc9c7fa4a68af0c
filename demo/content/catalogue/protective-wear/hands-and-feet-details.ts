import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of hands-and-feet. */
export const handsAndFeetDetails: ProductDetails = {
  'GL-3001': {
    en: [
      'A seamless nylon knit dipped in micro-foam nitrile on palm and fingers, while the back stays open to the air. The wrist is ribbed, so chips and staples do not fall in.',
      'Abrasion level 4 of 4',
      'One pair; washable at 40 degrees',
    ],
    lt: [
      'Besiūlis nailono mezginys, kurio delnas ir pirštai dengti putų nitrilu, o plaštakos viršus kvėpuoja. Riešas rumbuotas, tad drožlės ir sąvaržos neįkrinta.',
      'Atsparumas dilimui – 4 iš 4',
      'Viena pora; skalbiama 40 laipsnių',
    ],
  },
  'GL-3008': {
    en: [
      'Heavy cotton knit of seven gauge with a second layer sewn onto palm, thumb and fingertips. The gloves are cut the same for left and right, so a worn side is simply turned over.',
      'Contact heat up to 100 degrees, briefly',
      'Wash at 60 degrees, dry in the air',
    ],
    lt: [
      'Stora septintos klasės medvilnės pynė su antru sluoksniu, prisiūtu prie delno, nykščio ir pirštų galų. Kairė ir dešinė vienodos, todėl nudilusią pusę tiesiog apverskite.',
      'Trumpai atlaiko iki 100 laipsnių paviršių',
      'Skalbkite 60 laipsnių, džiovinkite ore',
    ],
  },
  'GL-3015': {
    en: [
      'Glass and steel fibres are spun into the yarn, so the whole hand is protected and not only the palm. Touch screens react to thumb and forefinger, which saves taking the gloves off for a photograph.',
      'Cut level F, the strictest of EN 388',
      'Wash at 30 degrees up to five times',
    ],
    lt: [
      'Stiklo ir plieno pluoštas įsuktas į patį siūlą, tad apsaugota visa plaštaka, ne vien delnas. Jutikliniai ekranai reaguoja į nykštį ir smilių, todėl fotografuojant pirštinių mautis nereikia.',
      'F įpjovimo klasė – griežčiausia pagal EN 388',
      'Skalbkite 30 laipsnių iki penkių kartų',
    ],
  },
  'GL-3022': {
    en: [
      'A cotton lining under a closed coat of latex that covers the whole hand, with a rough finish on the palm. Grease, brine and soil rinse off under a hose while the gloves are still on.',
      'Contains natural latex',
      'Dry cuffs upwards on a bottle',
    ],
    lt: [
      'Medvilninis pamušalas po ištisine latekso danga, dengiančia visą plaštaką, su šiurkščiu delnu. Riebalai, sūrymas ir žemės nuplaunami žarna nenusimovus.',
      'Sudėtyje yra natūralaus latekso',
      'Džiovinkite užmautas ant butelio, rankogaliais į viršų',
    ],
  },
  'GL-3029': {
    en: [
      'An acrylic terry lining is knitted together with the outer shell, so it does not pull out with a wet hand. The foam coating stays supple down to minus twenty and grips a frosty scaffold tube.',
      'EN 511 cold level 2 for contact',
      'Ribbed cuff reaches under the sleeve',
    ],
    lt: [
      'Akrilo kilpinis pamušalas sumegztas kartu su išore, todėl neišsineria ištraukus šlapią ranką. Putų danga išlieka lanksti iki minus dvidešimties ir laiko šerkšnotą pastolių vamzdį.',
      'EN 511 sąlyčio šalčio klasė – 2',
      'Rumbuotas rankogalis palenda po rankove',
    ],
  },
  'GL-3036': {
    en: [
      'Two layers of terry cotton with an aramid shell, knitted without a seam over the fingers. Five free fingers hold a tray or a ladle more safely than a mitten, and both gloves fit either hand.',
      'Not for hot liquids or wet hands',
      'One size, sold as a pair',
    ],
    lt: [
      'Du kilpinės medvilnės sluoksniai su aramido išore, numegzta be siūlės per pirštus. Penkiais laisvais pirštais skarda ar samtis laikomi saugiau nei kumštine, o abi pirštinės tinka bet kuriai rankai.',
      'Netinka karštiems skysčiams ir šlapioms rankoms',
      'Vienas dydis, parduodama pora',
    ],
  },
  'BT-3101': {
    en: [
      'Oiled cowhide on a rubber sole that is welded and stitched, with a steel cap tested to 200 joules and a woven plate against nails. The tongue is sewn shut up to the fifth eyelet.',
      'Safety class S3, resists fuel and oil',
      'Removable insole, spare laces in the box',
      'Rub in leather grease every month',
    ],
    lt: [
      'Alyvuota galvijų oda ant privirinto ir prisiūto guminio pado, su 200 džaulių plienine nosimi ir austa plokšte nuo vinių. Liežuvis prisiūtas iki penktos kilputės.',
      'Apsaugos klasė S3, atsparūs degalams ir alyvai',
      'Išimamas vidpadis, dėžėje atsarginiai raišteliai',
      'Kas mėnesį įtrinkite odos tepalu',
    ],
  },
  'BT-3115': {
    en: [
      'A composite cap and a textile plate against nails keep the shoe light and free of metal. The knitted upper lets air through, the sole is antistatic and bends where the toes bend.',
      'Safety class S1P',
      'Wash by hand, dry away from heaters',
    ],
    lt: [
      'Kompozitinė nosis ir tekstilinė plokštė nuo vinių, todėl batas lengvas ir be metalo. Megztas viršus praleidžia orą, o antistatinis padas lenkiasi ten, kur pirštai.',
      'Apsaugos klasė S1P',
      'Plaukite rankomis, nedžiovinkite prie radiatoriaus',
    ],
  },
  'SX-3201': {
    en: [
      'Sixty per cent wool with nylon where it wears, knitted with a flat toe seam and a double cuff that stays up without cutting in. Left and right are shaped for the foot and marked.',
      'Wash at 40 degrees, inside out',
      'Calf height, fits under a boot shaft',
    ],
    lt: [
      'Šešiasdešimt procentų vilnos, o dylančiose vietose – nailonas; pirštų siūlė plokščia, dvigubas kraštas laikosi nespausdamas. Kairė ir dešinė suformuotos pagal pėdą ir pažymėtos.',
      'Skalbkite išvertę 40 laipsnių',
      'Iki blauzdos, telpa po batų aulu',
    ],
  },
  'SX-3208': {
    en: [
      'Woven from merino so fine that it does not itch on a shaved neck, with a short knotted fringe at both ends. Tuck the ends into the jacket before you stand at a machine.',
      'Hand wash in lukewarm water',
      'Woven in Lithuania, dyed in the yarn',
    ],
    lt: [
      'Išaustas iš tokio plono merino, kad nekandžioja nuskusto kaklo, abiejuose galuose – trumpi surišti kutai. Prieš stodami prie staklių galus pakiškite po striuke.',
      'Skalbkite rankomis drungname vandenyje',
      'Austas Lietuvoje, dažytas siūlas',
    ],
  },
}
