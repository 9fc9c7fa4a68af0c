import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of games. */
export const gamesDetails: ProductDetails = {
  'TG-1003': {
    en: [
      'Thirty-two pieces turned from beech, half of them stained black, with steel weights that bring them upright again. The king is nine centimetres tall and suits boards with squares of five centimetres.',
      'Two spare queens included',
      'Wooden box; the lid takes an engraving',
    ],
    lt: [
      'Trisdešimt dvi iš buko ištekintos figūros, pusė jų beicuota juodai; plieniniai svareliai grąžina jas į vietą. Karalius devynių centimetrų, tinka lentai su penkių centimetrų langeliais.',
      'Dvi atsarginės valdovės',
      'Medinė dėžutė; dangtelyje galima graviruoti',
    ],
  },
  'TG-1010': {
    en: [
      'Cast resin with painted and sealed pips, balanced so that no side comes up more often. The drawstring bag is cotton and large enough for a hand to draw from.',
      'Edge length 16 millimetres',
      'Not for children under three',
    ],
    lt: [
      'Lieta derva su įdažytais ir užlakuotais taškais, subalansuota, kad nė viena pusė neiškristų dažniau. Medvilninis maišelis pakankamai didelis ranka traukti kauliukus.',
      'Kraštinė – 16 milimetrų',
      'Netinka vaikams iki trejų metų',
    ],
  },
  'TG-1017': {
    en: [
      'Printed on 310-gram card with a black core, which no light shines through. The indices are large and mirrored in the opposite corner, good for weak eyes.',
      'Poker size, with rules for five games',
      'Tuck box of recycled card',
    ],
    lt: [
      'Atspausdintos ant 310 gramų kartono juoda šerdimi, pro kurį nepersišviečia. Ženklai dideli ir pakartoti priešingame kampe – patogu silpnesnėms akims.',
      'Pokerio formatas, penkių žaidimų taisyklės',
      'Perdirbto kartono dėžutė',
    ],
  },
  'TG-1024': {
    en: [
      'Bamboo backs are dovetailed to faces of melamine, engraved and painted by hand in three colours. Four racks, three dice and a case with drawers belong to the set, and the rules explain two ways of scoring.',
      'Tile size 30 × 22 millimetres',
      'Dust with a soft brush',
    ],
    lt: [
      'Bambuko nugarėlės kregždės uodega sujungtos su melamino paviršiumi, ranka išgraviruotu ir nudažytu trimis spalvomis. Rinkinyje – keturi stoveliai, trys kauliukai ir dėžė su stalčiukais.',
      'Kauliuko dydis 30 × 22 milimetrai',
      'Dulkes valykite minkštu šepetėliu',
    ],
  },
  'TG-1038': {
    en: [
      'A thousand pieces cut from two-millimetre grey board, with a linen finish that does not reflect the lamp. The finished picture shows reeds, water and dunes and measures 68 by 48 centimetres.',
      'Lost piece replaced free of charge',
      'Poster of the picture enclosed',
    ],
    lt: [
      'Tūkstantis detalių iš dviejų milimetrų pilko kartono faktūriniu paviršiumi, neatspindinčiu lempos. Baigtas paveikslas rodo nendres, vandenį ir kopas, jo dydis – 68 × 48 centimetrai.',
      'Pamestą detalę atsiųsime nemokamai',
      'Pridėtas paveikslo plakatas',
    ],
  },
  'TG-1045': {
    en: [
      'Lacquered birch holds rods of steel on which ten beads each slide and stay where they are pushed. The colours are water-based stain, and the frame stands by itself on two wide feet.',
      'Beads 18 mm across, fixed for good',
      'Clean with a barely damp cloth',
    ],
    lt: [
      'Lakuoto beržo rėmas su plieniniais strypais; ant kiekvieno po dešimt karoliukų, liekančių ten, kur pastumti. Spalvos – vandeniniai beicai, o rėmas stovi pats ant dviejų plačių kojelių.',
      'Karoliukai 18 mm, tvirtai įtvirtinti',
      'Valykite drėgna šluoste',
    ],
  },
  'ST-1101': {
    en: [
      'Hall sensors instead of potentiometers in both sticks, buttons rated for ten million presses and a shell held by ordinary screws. It connects by cable or radio to computers, tablets and consoles.',
      'Fifteen hours per charge, USB-C lead included',
      'Grips of finely grained plastic',
    ],
    lt: [
      'Abiejose svirtelėse – magnetiniai jutikliai, mygtukai išbandyti dešimčiai milijonų paspaudimų, korpusas susuktas paprastais varžtais. Jungiamas laidu ar radijo ryšiu prie kompiuterių, planšečių ir konsolių.',
      'Penkiolika valandų, USB-C laidas pridėtas',
      'Rankenos – smulkiai grūdėto plastiko',
    ],
  },
  'ST-1108': {
    en: [
      'A ball-top lever with eight-way gate and a click that can be felt, on a base of folded steel with rubber feet. The inside opens with four screws, and all switches plug in without solder.',
      'USB lead, three metres',
      'Works with computers and retro consoles',
    ],
    lt: [
      'Svirtis su rutuliu, aštuoniomis kryptimis ir juntamu spragtelėjimu, ant lankstyto plieno pagrindo su guminėmis kojelėmis. Vidus atidaromas keturiais varžtais, jungikliai keičiami nelituojant.',
      'USB laidas, trys metrai',
      'Tinka kompiuteriams ir senoms konsolėms',
    ],
  },
  'ST-1129': {
    en: [
      'The halves are glued to a steel axle with a sleeve, so the yo-yo sleeps for a few seconds before it climbs. The leaflet shows how tight the string should be wound.',
      'Stained and waxed, safe for mouths',
      'String length 110 centimetres',
    ],
    lt: [
      'Pusės suklijuotos ant plieninės ašies su įvore, todėl jojo kelias sekundes sukasi apačioje, kol pakyla. Siūlo įtempimą lengva pajusti – lapelyje paaiškinta, kaip jį vynioti.',
      'Beicuotas ir vaškuotas, saugus kramtyti',
      'Siūlo ilgis – 110 centimetrų',
    ],
  },
  'ST-1136': {
    en: [
      'Cast phenolic resin, ground to 57 millimetres and polished, so the balls roll true and do not chip when they drop on tiles. They come in a foam-lined case with a piece of chalk.',
      'Standard size for eight-foot tables',
      'Wash with lukewarm water, polish dry',
    ],
    lt: [
      'Lieta fenolio derva, nušlifuota iki 57 milimetrų ir nupoliruota, tad rutuliai rieda tiesiai ir neskyla nukritę ant plytelių. Dėkle su putų įdėklu – ir kreida.',
      'Įprastas dydis aštuonių pėdų stalams',
      'Plaukite drungnu vandeniu, blizginkite sausai',
    ],
  },
  'YG-1201': {
    en: [
      'Rip-stop nylon sewn over a cross of glass-fibre rods that slide into pockets in a minute. Forty metres of line sit on a round winder, and the bows of the tail are tied on for good.',
      'Wind from two to five Beaufort',
      'Packs to a roll of 60 centimetres',
    ],
    lt: [
      'Plyšimui atsparus nailonas ant stiklo pluošto strypų kryžiaus, kurie įstumiami per minutę. Ant apvalios ritės – keturiasdešimt metrų virvės, o uodegos kaspinėliai prisiūti.',
      'Vėjui nuo dviejų iki penkių balų',
      'Susuktas – 60 centimetrų',
    ],
  },
  'YG-1208': {
    en: [
      'Five plies of birch, shaped with a rasp and sealed against dew, with burnt-in bands as decoration. Throw it upright and across the wind; the leaflet shows the angle with four drawings.',
      'Flies a circle of 25 metres',
      'State left- or right-handed in the order',
    ],
    lt: [
      'Penki beržo sluoksniai, suformuoti dilde ir padengti laku nuo rasos, papuošti išdegintomis juostomis. Meskite stačią, skersai vėjo; lapelyje kampas parodytas keturiais piešiniais.',
      'Skrenda 25 metrų ratu',
      'Užsakyme nurodykite, kuria ranka metate',
    ],
  },
  'YG-1215': {
    en: [
      'Soft thermoplastic rubber that gives way when it hits a window or a nose, with a rim heavy enough to keep a straight line. It floats, so the beach is a good place to learn.',
      'Free of PVC and phthalates',
      'Dishwasher, top rack',
    ],
    lt: [
      'Minkšta termoplastinė guma pasiduoda atsitrenkusi į langą ar nosį, o kraštas pakankamai sunkus tiesiam skrydžiui. Lėkštė plūduriuoja, tad mokytis verta paplūdimyje.',
      'Be PVC ir ftalatų',
      'Indaplovė, viršutinė lentyna',
    ],
  },
  'YG-1229': {
    en: [
      'One stave of ash with curved tips and a leather grip, a waxed string and a feathered arrow with a blunt metal point. Shoot only with an adult beside you and a net or a slope behind the target.',
      'Arm guard and finger tab included',
      'Unstring the bow when the day is over',
    ],
    lt: [
      'Vieno uosio gabalo lankas lenktais galais ir odine rankena, vaškuota temple ir plunksnuota strėle buku metaliniu antgaliu. Šaudykite tik prižiūrimi suaugusiojo, už taikinio turi būti tinklas arba šlaitas.',
      'Pridėta rankos ir pirštų apsauga',
      'Baigę šaudyti templę nuimkite',
    ],
  },
  'YG-1236': {
    en: [
      'A chute of UV-stable polyethylene on a steel frame that bolts together in about an hour. A hose can be clipped to the top, which turns the slide into a water chute in July.',
      'Platform height 104 cm, carries 60 kg',
      'Four ground anchors in the box',
      'Private gardens only, EN 71-8',
    ],
    lt: [
      'UV spinduliams atsparaus polietileno nuožulna ant plieninio rėmo, susukamo maždaug per valandą. Viršuje galima prisegti žarną – liepą čiuožykla virsta vandens takeliu.',
      'Aikštelės aukštis 104 cm, atlaiko 60 kg',
      'Dėžėje – keturi žemės inkarai',
      'Tik privatiems kiemams, EN 71-8',
    ],
  },
  'YG-1243': {
    en: [
      'Ready to use, made from plant soap and glycerine, and it does not sting when a bubble bursts near the eyes. Two sticks with a loop of cord between them are in the bag.',
      '250 ml, enough for an afternoon',
      'Works best after rain, without wind',
    ],
    lt: [
      'Paruoštas naudoti, iš augalinio muilo ir glicerino, negelia, burbului sprogus prie akių. Maišelyje – dvi lazdelės su virvės kilpa.',
      '250 ml, pakanka popietei',
      'Geriausia pūsti po lietaus, kai nėra vėjo',
    ],
  },
}
