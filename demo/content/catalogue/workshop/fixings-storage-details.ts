import type { ProductDetails } from '../../common/details.ts'

export const fixingsStorageDetails: ProductDetails = {
  'BH-2001': {
    en: [
      'Ten bolts of A2 stainless steel, a hundred millimetres under the head and threaded for the last twenty-six, each with its nut. Fresh oak and pressure-treated pine eat zinc; they do not stain or weaken these.',
      'Spanner size 17 mm',
      'Washers recommended in softwood',
      'Grease the thread before tightening',
    ],
    lt: [
      'Dešimt A2 nerūdijančio plieno varžtų, šimto milimetrų po galvute, sriegis – paskutiniuose dvidešimt šešiuose, kiekvienas su veržle. Šviežias ąžuolas ir impregnuota pušis suėda cinką, o šių nenudažo ir nesusilpnina.',
      'Raktas 17 mm',
      'Minkštoje medienoje dėkite poveržles',
      'Prieš veržiant sriegį patepkite',
    ],
  },
  'BH-2002': {
    en: [
      'Cast in one piece and filed smooth, the hook ends in a small barb that stops a cord from jumping off in a draught. The eye is fourteen millimetres wide and takes a screw, a ring or a knot.',
      'Length 9 cm',
      'Unlacquered, darkens with time',
      'Rub with lemon and salt to brighten',
    ],
    lt: [
      'Vientisai išlietas ir nušlifuotas kablys baigiasi maža užbarzda, neleidžiančia virvelei nušokti nuo skersvėjo. Ąselė keturiolikos milimetrų pločio – tilps varžtas, žiedas arba mazgas.',
      'Ilgis 9 cm',
      'Nelakuotas, ilgainiui tamsėja',
      'Blizginkite citrina ir druska',
    ],
  },
  'BH-2003': {
    en: [
      'Two alnico poles under a lacquered back pull a handful of screws out of sawdust or from behind a radiator. Lay the iron keeper across the ends after use, and the strength lasts for decades.',
      'Lifts up to 15 kg of flat steel',
      'Keeper and cord included',
      'Keep away from cards and watches',
    ],
    lt: [
      'Du alniko poliai po lakuota nugarėle ištraukia saują varžtų iš pjuvenų arba iš už radiatoriaus. Po darbo uždėkite geležinę plokštelę ant galų, ir magnetas nesusilpnės dešimtmečiais.',
      'Pakelia iki 15 kg plokščio plieno',
      'Pridedama plokštelė ir virvelė',
      'Saugokite korteles ir laikrodžius',
    ],
  },
  'BH-2004': {
    en: [
      'We cut the length you order from the reel, so ten pieces arrive as one chain of ten metres. The links are welded from wire five millimetres thick and hot-dip galvanised inside and out.',
      'Link 35 by 20 mm outside',
      'Working load 250 kg, not for lifting',
      'Ask for a cut in several pieces',
    ],
    lt: [
      'Nukerpame tiek, kiek užsakote, tad dešimt vienetų atkeliauja kaip viena dešimties metrų grandinė. Grandys suvirintos iš penkių milimetrų vielos ir karštai cinkuotos iš vidaus ir išorės.',
      'Grandis 35 × 20 mm iš išorės',
      'Darbinė apkrova 250 kg, netinka kelti',
      'Paprašius sukarpome dalimis',
    ],
  },
  'BH-2006': {
    en: [
      'Forty pins share a flat tin with a hinged lid, and each hardened point is eleven millimetres long. They hold in cork, softboard and pine; the plastic heads can be gripped with gloves on.',
      'One colour per tin',
      'Tin fits a shirt pocket',
      'Keep away from small children',
    ],
    lt: [
      'Keturiasdešimt smeigtukų sudėta plokščioje skardinėje su atlenkiamu dangteliu, kiekvienas grūdintas smaigalys – vienuolikos milimetrų. Jie laikosi kamštyje, minkštoje plokštėje ir pušyje, o plastikines galvutes suimsite ir su pirštinėmis.',
      'Skardinėje viena spalva',
      'Skardinė telpa marškinių kišenėje',
      'Saugokite nuo mažų vaikų',
    ],
  },
  'LK-2101': {
    en: [
      'Five pins on springs turn in a body cut from extruded bar, and a rubber cap keeps dust from the keyway. The engraving goes on the front plate, which is brushed and left without lacquer.',
      'Shackle 8 mm, clearance 26 mm',
      'Graphite powder, never oil',
      'Extra keys cut from the code card',
    ],
    lt: [
      'Penki spyruokliniai kaiščiai sukasi iš vientiso strypo ištekintame korpuse, o guminis gaubtelis saugo rakto angą nuo dulkių. Graviruojama priekinėje, šlifuotoje ir nelakuotoje, plokštelėje.',
      'Lankelis 8 mm, anga 26 mm',
      'Tepkite grafitu, ne alyva',
      'Papildomi raktai – pagal kodo kortelę',
    ],
  },
  'LK-2102': {
    en: [
      'All locks of this series share one key profile, printed on a card that you keep to reorder. The shackle springs open at a quarter turn, and a drain hole lets meltwater out before it freezes.',
      'One key per lock, removable when shut',
      'Shackle 9 mm of hardened steel',
      'Number of the series on your invoice',
    ],
    lt: [
      'Visos šios serijos spynos turi tą patį rakto profilį; jo kortelę pasilikite kitam užsakymui. Lankelis atšoka pasukus ketvirtį, o skylutė išleidžia tirpsmo vandenį, kol jis neužšalo.',
      'Prie spynos – vienas raktas',
      '9 mm grūdinto plieno lankelis',
      'Serijos numeris – sąskaitoje',
    ],
  },
  'LK-2103': {
    en: [
      'The shaft is six millimetres thick and drilled at the end, as box locks from before the war expect it. Take it and your old lock to a locksmith; filing the bit takes about twenty minutes.',
      'Bit 14 by 16 mm, uncut',
      'Cast, then tumbled smooth',
      'Also sold as a pendant',
    ],
    lt: [
      'Stiebas šešių milimetrų storio, gale išgręžtas, kaip reikia prieškarinėms dėžinėms spynoms. Nuneškite jį kartu su senąja spyna meistrui – barzdelės išpjovimas trunka apie dvidešimt minučių.',
      'Barzdelė 14 × 16 mm, neišpjauta',
      'Lietas, nugludintas būgne',
      'Tinka ir kaip pakabukas',
    ],
  },
  'BX-2201': {
    en: [
      'Powder-coated sheet steel, eight tenths of a millimetre thick, is folded and riveted rather than glued. The trays lift with the lid, and a tube handle spreads the load over the whole palm.',
      '45 by 20 by 23 cm closed',
      'Padlock hole, shackle up to 7 mm',
      'Tray liners can be cut from felt',
    ],
    lt: [
      'Aštuonių dešimtųjų milimetro skarda dengta milteliniu būdu, sulankstyta ir sukniedyta, o ne suklijuota. Dėklai kyla kartu su dangčiu, o vamzdinė rankena paskirsto svorį per visą delną.',
      'Uždaryta 45 × 20 × 23 cm',
      'Anga spynai, lankelis iki 7 mm',
      'Dėklų įklotus išsikirpsite iš veltinio',
    ],
  },
  'BX-2202': {
    en: [
      'Drawers run on ball bearings and come out by their full depth; only one opens at a time, so the cabinet cannot tip. A lock at the top closes both, and two keys hang inside.',
      '40 by 60 by 68 cm',
      'Each drawer carries 30 kg',
      'Feet adjust by 15 mm',
    ],
    lt: [
      'Stalčiai juda rutuliniais bėgeliais ir išsitraukia iki galo; vienu metu atidaromas tik vienas, todėl spintelė neapvirsta. Viršuje esanti spyna užrakina abu, o viduje kabo du raktai.',
      '40 × 60 × 68 cm',
      'Stalčius laiko 30 kg',
      'Kojelės reguliuojamos 15 mm',
    ],
  },
  'BX-2203': {
    en: [
      'Six tabbed dividers slide along two rails, and the front carries a frame for a name card. Sheets up to A5 stand upright; folded A4 drawings fit crosswise behind them.',
      '33 by 26 by 24 cm',
      'Holds about 900 cards',
      'Wipe clean with a damp cloth',
    ],
    lt: [
      'Šeši skirtukai su ąselėmis slenka dviem bėgeliais, o priekyje yra rėmelis užrašui. Iki A5 lapai stovi stačiai, o perlenkti A4 brėžiniai telpa skersai už jų.',
      '33 × 26 × 24 cm',
      'Telpa apie 900 kortelių',
      'Valykite drėgna šluoste',
    ],
  },
  'BX-2204': {
    en: [
      'Recycled rubber, four millimetres thick at the rim, flexes when dried mortar has to be knocked out. Rings inside mark every three litres, and the wire handle turns in a sleeve that fits a gloved hand.',
      'Holds 14 litres',
      'Spout on one side',
      'Safe with lime and cement',
    ],
    lt: [
      'Perdirbta guma, ties kraštu keturių milimetrų storio, pasilanksto, kai reikia išmušti sudžiūvusį skiedinį. Viduje žiedai žymi kas tris litrus, o vielinė rankena sukasi tūtoje, patogioje ir su pirštine.',
      'Telpa 14 litrų',
      'Vienoje pusėje – snapelis',
      'Nebijo kalkių ir cemento',
    ],
  },
  'BX-2205': {
    en: [
      'Rungs are wedged through the side pieces and set a hand wider than usual, so a boot stands on them whole. Rubber shoes at the foot grip concrete; lean it at one part out to four parts up.',
      '125 cm long, 42 cm wide',
      'Bears up to 120 kg',
      'Oil it, never paint over cracks',
    ],
    lt: [
      'Pakopos įleistos kiaurai per šonus ir įtvirtintos pleištais; jos delnu platesnės nei įprastai, tad batas remiasi visas. Guminės pėdelės neslysta betonu, o kopėčias statykite santykiu vienas į keturis.',
      '125 cm ilgio, 42 cm pločio',
      'Atlaiko iki 120 kg',
      'Aliejuokite, įtrūkimų nedažykite',
    ],
  },
  'BX-2207': {
    en: [
      'Three jars of pressed glass hold 380 millilitres each and carry a blank field for a pencilled name. The tin lids can be screwed to the underside of a shelf, so the jar is taken down with one turn.',
      '8 cm across, 13 cm high',
      'Dishwasher-safe without the lids',
      'Replacement lids sold in threes',
    ],
    lt: [
      'Trys presuoto stiklo stiklainiai talpina po 380 mililitrų ir turi lauką užrašui pieštuku. Skardinius dangtelius galima prisukti prie lentynos apačios – tada stiklainį nuimsite vienu pasukimu.',
      '8 cm skersmens, 13 cm aukščio',
      'Plaunami indaplovėje be dangtelių',
      'Atsarginiai dangteliai – po tris',
    ],
  },
}
