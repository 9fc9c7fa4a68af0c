import type { ProductDetails } from '../../common/details.ts'

export const powerToolsDetails: ProductDetails = {
  'DD-1401': {
    en: [
      'A ring below the handle sets the ratchet to tighten, loosen or lock, and it can be moved with the thumb of the same hand. The chuck takes standard quarter-inch bits; two are included.',
      'Bits: slotted 5 mm and cross-head PH2',
      '36 clicks per turn',
      'Two-year warranty on the ratchet',
    ],
    lt: [
      'Žiedu po rankena nustatoma, ar suktuvas veržia, atsuka, ar yra užfiksuotas, o pasukti jį galima tos pačios rankos nykščiu. Griebtuvas tinka standartiniams ketvirčio colio antgaliams; du pridedami.',
      'Antgaliai: plokščias 5 mm ir kryžminis PH2',
      '36 spragtelėjimai per apsisukimą',
      'Terkšlei – dvejų metų garantija',
    ],
  },
  'DD-1402': {
    en: [
      'Milled from free-cutting steel with a face two centimetres wide and a bore of twenty millimetres. The blank is unhardened, so a keyway can be cut with a file or on any small shaper.',
      'Outer diameter 9 cm, eight teeth',
      'Grease before first use',
      'Sold singly, keys not included',
    ],
    lt: [
      'Ištekintas iš lengvai apdirbamo plieno, dantų plotis – du centimetrai, skylė – dvidešimt milimetrų. Ruošinys negrūdintas, todėl pleištui griovelį galima išpjauti dilde arba mažomis drožimo staklėmis.',
      'Išorinis skersmuo 9 cm, aštuoni dantys',
      'Prieš naudodami patepkite tepalu',
      'Parduodamas po vieną, be pleištų',
    ],
  },
  'DD-1405': {
    en: [
      'Each knob regulates one outlet of up to 500 watts, from a crawl to full speed, and clicks off at zero. The aluminium plate screws onto a bench top or a wall box.',
      'For brushed motors, 230 V',
      'Mounting screws and template in the box',
      'Have it wired by an electrician',
    ],
    lt: [
      'Kiekviena rankenėlė reguliuoja vieną iki 500 vatų lizdą – nuo lėčiausio iki didžiausio greičio – ir ties nuliu spragtelėdama išjungia. Aliumininė plokštelė prisukama prie stalviršio arba sieninės dėžutės.',
      'Kolektoriniams 230 V varikliams',
      'Dėžutėje – varžtai ir gręžimo šablonas',
      'Prijungti turi elektrikas',
    ],
  },
  'SP-1501': {
    en: [
      'Four foam blocks are coated on all sides with aluminium oxide: two at grit 80, one at 120 and one at 180. Bend them round a moulding or fold them into a groove.',
      'Work dry or wet',
      'Rinse in lukewarm water, dry flat',
      'Wear a mask on painted wood',
    ],
    lt: [
      'Keturi porolono blokeliai iš visų pusių dengti aliuminio oksidu: du 80, vienas 120 ir vienas 180 grūdėtumo. Apglauskite jais profilį arba sulenkite ir įspauskite į griovelį.',
      'Tinka sausam ir šlapiam šlifavimui',
      'Plaukite drungname vandenyje, džiovinkite paguldę',
      'Dažytą medieną šlifuokite su kauke',
    ],
  },
  'SP-1502': {
    en: [
      'Two plies of unbleached recycled paper stay in one piece when wet, which kitchen rolls do not. A roll holds a hundred sheets and slips onto any holder with a rod up to three centimetres thick.',
      'Sheet 11 by 24 cm',
      'Made without glue on the first sheet',
      'Oily sheets belong in a metal bin',
    ],
    lt: [
      'Dviejų sluoksnių nebalintas perdirbtas popierius sušlapęs nesuyra, kitaip nei virtuvinis. Ritinyje šimtas lapų, ir jis užsimauna ant bet kokio laikiklio, kurio strypas ne storesnis kaip trys centimetrai.',
      'Lapas 11 × 24 cm',
      'Pirmasis lapas nepriklijuotas',
      'Alyvuotus lapus meskite į metalinę dėžę',
    ],
  },
  'SP-1503': {
    en: [
      'Break off a corner with a hammer and grind it between two tiles to get a powder of the fineness you need. French polishers sprinkle it under the pad to fill the pores of oak and walnut.',
      'Natural piece, shape and shade vary',
      'About 180 g per stone',
      'Also cleans the soles of gardeners',
    ],
    lt: [
      'Kampą nuskelkite plaktuku ir sutrinkite tarp dviejų plytelių, kol gausite reikiamo smulkumo miltelius. Šelako meistrai jų pabarsto po tamponu, kad užpildytų ąžuolo ir riešutmedžio poras.',
      'Natūralus gabalas, forma ir atspalvis skiriasi',
      'Vienas akmuo – apie 180 g',
      'Tinka ir sodininkų padams',
    ],
  },
  'SP-1504': {
    en: [
      'A tin that is half empty grows a skin; a jar filled to the brim does not. The lid is lined with a film that resists linseed oil, wax and white spirit, and the glass shows how much is left.',
      'Label takes pencil and can be washed off',
      'Keep it upright, away from frost',
    ],
    lt: [
      'Pustuštėje skardinėje lakas apsitraukia plėve, o iki viršaus pripildytame stiklainyje – ne. Dangtelio tarpinė atspari sėmenų aliejui, vaškui ir vaitspiritui, o pro stiklą matyti, kiek liko.',
      'Etiketė rašoma pieštuku ir nuplaunama',
      'Laikykite stačią, saugokite nuo šalčio',
    ],
  },
  'SP-1505': {
    en: [
      'Synthetic filaments hold their point in water-based and spirit varnish alike, and a seamless ferrule keeps them in. The lacquered beech handle hangs from a hole so the bristles never rest on the table.',
      'Head 12 mm wide, 28 mm long',
      'Wash with soap, reshape while wet',
      'One brush per box',
    ],
    lt: [
      'Sintetiniai šereliai išlaiko smailę ir vandeniniame, ir spiritiniame lake, o besiūlis apkaustas neleidžia jiems kristi. Lakuotas bukinis kotas kabinamas už skylutės, tad šereliai niekada nesiremia į stalą.',
      'Galvutė 12 mm pločio, 28 mm ilgio',
      'Plaukite muilu, formuokite šlapią',
      'Dėžutėje vienas teptukas',
    ],
  },
  'BL-1601': {
    en: [
      'Nickel-metal hydride gives 1.2 volts and 8000 milliampere-hours, and still holds four fifths of that after a year on the shelf. It replaces alkaline D cells in lamps, radios and flush sensors.',
      'Charge it in any NiMH charger',
      'Around 500 charging cycles',
      'Return worn cells to any shop',
    ],
    lt: [
      'Nikelio ir metalo hidrido elementas duoda 1,2 volto ir 8000 miliampervalandžių, o po metų lentynoje dar išlaiko keturis penktadalius. Jis pakeičia šarminius D elementus lempose, radijo imtuvuose ir jutikliuose.',
      'Kraukite bet kuriuo NiMH krovikliu',
      'Apie 500 įkrovimo ciklų',
      'Nusidėvėjusį grąžinkite į parduotuvę',
    ],
  },
  'BL-1602': {
    en: [
      'Two sprung arms and a ball joint carry a steel shade with a socket for ordinary screw bulbs. The weighted foot needs no clamp, and its felt underside leaves no rings on wood.',
      'Takes a bulb of up to 40 W, sold separately',
      'Cable 1.8 m with switch',
      'Five-year warranty on the springs',
    ],
    lt: [
      'Du spyruokliniai petys ir rutulinis šarnyras laiko plieninį gaubtą su paprastos įsukamos lemputės lizdu. Sunkiam pagrindui nereikia spaustuvo, o veltinio apačia nepalieka žymių ant medžio.',
      'Tinka iki 40 W lemputė, parduodama atskirai',
      'Laidas 1,8 m su jungikliu',
      'Spyruoklėms – penkerių metų garantija',
    ],
  },
  'BL-1603': {
    en: [
      'A single diode throws a beam of eighty metres, or a softer pool of light with the head turned left. The rubber sleeve keeps the metal from freezing to your glove and the switch from filling with mud.',
      'Runs nine hours on two C cells',
      'Splash-proof to IP54',
      'Wrist cord fitted',
    ],
    lt: [
      'Vienas šviesos diodas meta aštuoniasdešimties metrų spindulį, o galvutę pasukus į kairę – minkštesnę šviesos dėmę. Guminis apvalkalas neleidžia metalui prišalti prie pirštinės, o purvui – patekti į jungiklį.',
      'Su dviem C elementais šviečia devynias valandas',
      'Atsparus purslams, IP54',
      'Pritvirtinta riešo virvelė',
    ],
  },
  'BL-1604': {
    en: [
      'Amber glass in the classic pear shape surrounds a spiral of warm white diodes that looks like a glowing wire. It fits the common screw socket of inspection lamps and garage ceilings.',
      'E27 socket, 4 W, 320 lumens',
      'Works down to minus 20 °C',
      'Not for dimmers',
    ],
    lt: [
      'Klasikinės kriaušės formos gintarinis stiklas dengia šiltos šviesos diodų spiralę, kuri atrodo kaip švytinti gija. Lemputė tinka įprastam apžiūros lempų ir garažo lubų lizdui.',
      'E27 cokolis, 4 W, 320 liumenų',
      'Veikia iki minus 20 °C',
      'Netinka šviesos reguliatoriams',
    ],
  },
  'BL-1605': {
    en: [
      'Three copper cores of one and a half square millimetres lie in neoprene rubber that resists oil and sun. Plug and socket carry spring lids, and the jacket is printed with its length at both ends.',
      'Load up to 3.5 kW uncoiled',
      'Protection class IP44',
      'Unroll completely before heavy use',
    ],
    lt: [
      'Trys pusantro kvadratinio milimetro varinės gyslos paslėptos neopreno gumoje, atsparioje alyvai ir saulei. Kištukas ir lizdas turi spyruoklinius dangtelius, o ilgis išspausdintas abiejuose galuose.',
      'Apkrova iki 3,5 kW išvyniojus',
      'Apsaugos klasė IP44',
      'Prieš didelę apkrovą išvyniokite visą',
    ],
  },
}
