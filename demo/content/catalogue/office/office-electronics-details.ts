import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of office-electronics. */
export const officeElectronicsDetails: ProductDetails = {
  'CI-5003': {
    en: [
      'A 13-inch matt screen, 16 gigabytes of memory and a half-terabyte drive in an aluminium case less than two centimetres thick. The battery and the drive are held by ordinary screws and can be replaced at home.',
      '45-watt USB-C charger is in the box',
      'Keyboard with Lithuanian letters',
      'Two-year warranty, battery included',
    ],
    lt: [
      '13 colių matinis ekranas, 16 gigabaitų atmintis ir pusės terabaito diskas aliuminio korpuse, plonesniame nei du centimetrai. Akumuliatorius ir diskas prisukti paprastais varžtais, tad juos pakeisite namuose.',
      'Dėžutėje – 45 vatų USB-C įkroviklis',
      'Klaviatūra su lietuviškomis raidėmis',
      'Dvejų metų garantija, taip pat ir akumuliatoriui',
    ],
  },
  'CI-5010': {
    en: [
      'The set consists of a fanless computer mounted behind a 24-inch screen, a keyboard and a stand that tilts. One screw opens the back, where memory and drive sit in sockets for later upgrades.',
      '16 GB memory, 512 GB drive',
      'Network cable socket and Wi-Fi card',
    ],
    lt: [
      'Komplektą sudaro už 24 colių ekrano pritvirtintas kompiuteris be ventiliatoriaus, klaviatūra ir pakreipiamas stovas. Atsukę vieną varžtą pasieksite atmintį ir diską, kuriuos vėliau galima pakeisti talpesniais.',
      '16 GB atmintis, 512 GB diskas',
      'Tinklo laido lizdas ir „Wi-Fi“ plokštė',
    ],
  },
  'CI-5017': {
    en: [
      'Eighty-four keys in an aluminium frame, with switches that sit in sockets and can be exchanged without soldering. It remembers three devices and swaps between them with a key, by cable or over Bluetooth.',
      'Key puller and two spare switches included',
      'Runs four months on one charge',
    ],
    lt: [
      'Aštuoniasdešimt keturi klavišai aliuminio rėme; jungikliai įstatyti į lizdus, todėl keičiami nelituojant. Įsimena tris įrenginius ir perjungia juos klavišu – laidu arba „Bluetooth“ ryšiu.',
      'Pridėta klavišų nuėmiklis ir du atsarginiai jungikliai',
      'Vieno įkrovimo pakanka keturiems mėnesiams',
    ],
  },
  'CI-5024': {
    en: [
      'A symmetrical shape for either hand, a rubber wheel and a sensor that works on wood, paper and cloth. The thumb-sized receiver parks in a slot under the lid beside the AA cell, which is included.',
      '1600 dots per inch, range ten metres',
      'Switch underneath for travelling',
    ],
    lt: [
      'Simetriška forma bet kuriai rankai, guminis ratukas ir jutiklis, veikiantis ant medžio, popieriaus ir audinio. Nykščio dydžio imtuvas laikomas po dangteliu šalia AA baterijos, kuri pridedama.',
      '1600 taškų colyje, veikia dešimties metrų atstumu',
      'Apačioje – jungiklis kelionei',
    ],
  },
  'PA-5102': {
    en: [
      'Closed ear cups with memory foam and a band of spring steel that adjusts in clicks. Noise cancelling runs for thirty hours, and with the cable plugged in the headphones also work on an empty battery.',
      'Folding case and 1.2 m cable included',
      'Ear pads are sold as spare parts',
    ],
    lt: [
      'Uždari kaušeliai su atminties putomis ir spyruoklinio plieno lankelis, reguliuojamas spragtelėjimais. Triukšmo slopinimas veikia trisdešimt valandų, o prijungus laidą ausinės groja ir išsikrovusios.',
      'Pridėtas dėklas ir 1,2 m laidas',
      'Pagalvėlės parduodamos atskirai',
    ],
  },
  'PA-5123': {
    en: [
      'Six-inch screen under toughened glass, a frame of recycled aluminium and a battery that slides out after two screws. Software updates are promised for eight years, spare parts for ten.',
      '128 GB storage, slot for a memory card',
      'Dust and splash proof to IP65',
      'Cable included, no charger',
    ],
    lt: [
      'Šešių colių ekranas po grūdintu stiklu, perdirbto aliuminio rėmas ir akumuliatorius, išslystantis atsukus du varžtus. Programinė įranga bus atnaujinama aštuonerius metus, dalys tiekiamos dešimt.',
      '128 GB atmintis, lizdas kortelei',
      'Atsparus dulkėms ir purslams (IP65)',
      'Laidas pridėtas, įkroviklio nėra',
    ],
  },
  'PA-5130': {
    en: [
      'A condenser capsule with cardioid pattern behind a double steel grille, on a yoke that tilts. It plugs into the computer by USB-C, and the jack in the base lets you hear yourself without delay.',
      'Two-metre cable included',
      'Mute key on the front',
    ],
    lt: [
      'Kardioidinė kondensatorinė kapsulė už dvigubo plieno tinklelio, ant pakreipiamo laikiklio. Prie kompiuterio jungiama USB-C laidu, o per lizdą pagrinde save girdėsite be vėlavimo.',
      'Pridėtas dviejų metrų laidas',
      'Priekyje – nutildymo mygtukas',
    ],
  },
  'PA-5137': {
    en: [
      'FM, medium and long wave from one large loudspeaker in a plastic case that may stand beside the hob. Four D cells last for about eighty hours; the mains lead disappears in a compartment at the back.',
      'Dial lamp and headphone socket',
      'Batteries are not included',
    ],
    lt: [
      'FM, vidutinės ir ilgosios bangos, vienas didelis garsiakalbis ir plastikinis korpusas, galintis stovėti šalia viryklės. Keturių D baterijų pakanka maždaug aštuoniasdešimčiai valandų; maitinimo laidas slepiamas gale.',
      'Skalės lemputė ir ausinių lizdas',
      'Baterijos nepridedamos',
    ],
  },
  'SC-5201': {
    en: [
      'A 24-megapixel sensor with an exchangeable lens; the 16–50 millimetre zoom on the picture belongs to the set. Dials for time and aperture sit on the top plate and turn without opening a menu.',
      'Battery, strap and USB-C cable included',
      'Body sealed against dust',
    ],
    lt: [
      '24 megapikselių jutiklis ir keičiamas objektyvas; paveikslėlyje matomas 16–50 milimetrų objektyvas įeina į komplektą. Išlaikymo ir diafragmos ratukai yra viršuje ir sukami neatvėrus meniu.',
      'Pridėtas akumuliatorius, dirželis ir USB-C laidas',
      'Korpusas apsaugotas nuo dulkių',
    ],
  },
  'SC-5229': {
    en: [
      'A black-and-white laser printer with a 250-sheet drawer and a straight path for envelopes. The starter cartridge prints 1,200 pages; full cartridges for 3,000 pages are returned to the maker free of charge.',
      'First page after seven seconds',
      'Sleep mode draws under one watt',
    ],
    lt: [
      'Nespalvotas lazerinis spausdintuvas su 250 lapų stalčiumi ir tiesiu taku vokams. Pradinė kasetė atspausdina 1200 puslapių, o 3000 puslapių kasetes gamintojas priima atgal nemokamai.',
      'Pirmas puslapis po septynių sekundžių',
      'Miego režime naudoja mažiau nei vatą',
    ],
  },
  'PW-5302': {
    en: [
      'Four AA cells of 2,000 milliampere hours that lose about a quarter of their charge in a year of waiting. They suit clocks, mice and torches and charge in every ordinary NiMH charger.',
      'Cardboard box doubles as a store',
      'Return worn cells in any of our shops',
    ],
    lt: [
      'Keturi AA elementai po 2000 miliampervalandžių, per metus laukimo prarandantys apie ketvirtadalį krūvio. Tinka laikrodžiams, pelėms ir žibintuvėliams, įkraunami bet kuriame NiMH įkroviklyje.',
      'Kartoninė dėžutė tinka laikyti',
      'Senus elementus priimame visose parduotuvėse',
    ],
  },
  'PW-5309': {
    en: [
      'Two metres of flexible rubber cable with two cores of 1.5 square millimetres and a plug moulded on at one end. The other end is stripped and fitted with sleeves, ready for the terminals inside the appliance.',
      'For devices up to 3,500 watts',
      'Have it connected by an electrician',
    ],
    lt: [
      'Du metrai lankstaus guminio kabelio su dviem 1,5 kvadratinio milimetro gyslomis ir užlietu kištuku. Kitas galas nužievintas ir su antgaliais, paruoštas prietaiso gnybtams.',
      'Įrenginiams iki 3500 vatų',
      'Prijungti patikėkite elektrikui',
    ],
  },
  'PW-5323': {
    en: [
      'The socket sits under a rubber flap at the end of the handle, and a full charge takes two hours. One switch on the side selects the full beam for six hours or a low one for a whole night.',
      'Splash-proof, reaches 120 metres',
      'Cable of 50 cm is in the box',
      'Cell can be replaced with a screwdriver',
    ],
    lt: [
      'Lizdas paslėptas po gumine plokštele rankenos gale, o visiškai įkraunama per dvi valandas. Šoniniu jungikliu pasirenkama stipri šviesa šešioms valandoms arba silpna visai nakčiai.',
      'Atsparus purslams, šviečia 120 metrų',
      'Dėžutėje – 50 cm laidas',
      'Elementą galima pakeisti atsuktuvu',
    ],
  },
}
