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
  'CI-5031': {
    en: [
      'The 45-millimetre ball turns on three steel bearings and lifts out for cleaning. Two large keys stand left and right of it, so the device suits both hands and needs no space to move.',
      'Pairs with two computers',
      'Wipe the bearings once a month',
    ],
    lt: [
      '45 milimetrų rutulys sukasi ant trijų plieninių atramų ir išimamas valyti. Du dideli klavišai – kairėje ir dešinėje, tad įrenginys tinka abiem rankoms, o judinti jo nereikia.',
      'Susiejamas su dviem kompiuteriais',
      'Kartą per mėnesį nuvalykite atramas',
    ],
  },
  'CI-5038': {
    en: [
      'Four endless knobs on a plate of brushed aluminium; each one also works as a button when pressed. Their functions are set in a free program for the three common systems and stay stored in the pad itself.',
      'USB-C cable, 1.5 m, included',
      'Non-slip silicone base',
    ],
    lt: [
      'Keturios be galo sukamos rankenėlės ant šlifuoto aliuminio plokštės; kiekviena paspausta veikia ir kaip mygtukas. Funkcijos nustatomos nemokama programa trims įprastoms sistemoms ir lieka pačiame pultelyje.',
      'Pridėtas 1,5 m USB-C laidas',
      'Neslystantis silikoninis pagrindas',
    ],
  },
  'CI-5045': {
    en: [
      'Write-once discs with a gold-toned inorganic layer, 4.7 gigabytes each, for photographs and accounts that have to be kept. They come on a spindle; the matt upper side takes a felt pen or an inkjet label printer.',
      '25 discs, writing speed up to 16×',
      'Store upright, dark and cool',
    ],
    lt: [
      'Vieną kartą įrašomi diskai su neorganiniu auksinio atspalvio sluoksniu, po 4,7 gigabaito – nuotraukoms ir saugotinoms sąskaitoms. Sudėti ant strypo; matinė pusė tinka flomasteriui arba rašaliniam diskų spausdintuvui.',
      '25 diskai, įrašymo greitis iki 16×',
      'Laikykite stačius, tamsoje ir vėsoje',
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
  'PA-5109': {
    en: [
      'An analogue telephone that draws its power from the line and therefore works during a power cut. The housing is impact-resistant plastic with a bell that can be set to loud, soft or silent.',
      'Three-metre line cord with standard plug',
      'Redial and three direct numbers',
    ],
    lt: [
      'Analoginis telefonas, maitinamas iš linijos, todėl veikia ir dingus elektrai. Korpusas smūgiams atsparaus plastiko, o skambutį galima nustatyti garsų, tylų arba išjungti.',
      'Trijų metrų linijos laidas su įprastu kištuku',
      'Numerio kartojimas ir trys greitieji numeriai',
    ],
  },
  'PA-5116': {
    en: [
      'A complete receiver with earpiece, microphone and a two-metre coiled cord with snap-in plugs at both ends. It fits desk telephones with the common four-pole socket, including the push-button model from this shop.',
      'Works without tools or settings',
      'Suitable for hearing aids',
    ],
    lt: [
      'Visas ragelis su garsiakalbiu, mikrofonu ir dviejų metrų spiraliniu laidu, kurio abu galai įsispaudžia. Tinka staliniams telefonams su įprastu keturių kontaktų lizdu, taip pat ir mūsų mygtukiniam.',
      'Keičiamas be įrankių ir nustatymų',
      'Tinka klausos aparatams',
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
  'PA-5144': {
    en: [
      'A receiver for staff calls that shows up to ten digits on a lit green display. Vibration, beep or both can be chosen with the keys below, and a belt clip is moulded to the back.',
      'One AAA cell runs two months',
      'Range 300 metres with a table transmitter',
    ],
    lt: [
      'Darbuotojų iškvietimo imtuvas, rodantis iki dešimties skaitmenų šviečiančiame žaliame ekrane. Vibracija, signalas arba abu pasirenkami mygtukais, o gale yra segtukas diržui.',
      'AAA baterijos pakanka dviem mėnesiams',
      'Veikia 300 metrų nuo stalinio siųstuvo',
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
  'SC-5208': {
    en: [
      'A camera for 35 mm film with a fixed 31-millimetre lens that is sharp from one metre to the horizon. Film advance and rewind are by hand, so one AA cell for the flash is all it needs.',
      'Takes any 35 mm film, not included',
      'Wrist strap and pouch in the box',
    ],
    lt: [
      'Fotoaparatas 35 mm juostelei su fiksuotu 31 milimetro objektyvu, ryškiu nuo vieno metro iki horizonto. Juostelė persukama ranka, todėl pakanka vienos AA baterijos blykstei.',
      'Tinka bet kuri 35 mm juostelė, nepridedama',
      'Dėžutėje – riešo dirželis ir maišelis',
    ],
  },
  'SC-5215': {
    en: [
      'Twenty-times optical zoom and a microphone in a furry cover above the lens. It films in 4K onto two memory cards at once, so a second copy of the wedding exists before the cake is cut.',
      'Battery for two and a half hours',
      'Fold-out screen, 64 GB card included',
    ],
    lt: [
      'Dvidešimties kartų optinis priartinimas ir mikrofonas po pūkuotu gaubtu virš objektyvo. Filmuoja 4K raiška į dvi korteles iš karto, tad antra vestuvių kopija yra dar prieš pjaustant tortą.',
      'Akumuliatoriaus pakanka dviem su puse valandos',
      'Atlenkiamas ekranas, pridėta 64 GB kortelė',
    ],
  },
  'SC-5222': {
    en: [
      'Runs Super 8 and standard 8 mm reels of up to 120 metres at two speeds, with a 150-watt lamp that is still made. The transport gate was polished and the wiring replaced; a test reel is in the box.',
      'Spare lamp and take-up reel included',
      'One-year warranty on the restoration',
    ],
    lt: [
      'Rodo „Super 8“ ir įprastas 8 mm rites iki 120 metrų dviem greičiais; 150 vatų lempa tebegaminama. Juostos kanalas nupoliruotas, laidai pakeisti, dėžėje – bandomoji ritė.',
      'Pridėta atsarginė lempa ir ritė',
      'Restauravimui – vienų metų garantija',
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
  'SC-5236': {
    en: [
      'Sends a page in about six seconds and receives into memory while the paper is being refilled. The handset allows ordinary calls on the same line, and a printed report proves when a letter went out.',
      'Feeder for fifteen originals',
      'Telephone and mains leads included',
    ],
    lt: [
      'Puslapį išsiunčia maždaug per šešias sekundes, o kol pildote popierių, priima į atmintį. Per ragelį galima ir skambinti ta pačia linija, o spausdinta ataskaita įrodo, kada laiškas išsiųstas.',
      'Penkiolikos lapų tiektuvas',
      'Pridėti telefono ir maitinimo laidai',
    ],
  },
  'SC-5243': {
    en: [
      'Behind the rounded frame is a flat 24-inch panel with aerial, HDMI and network inputs. The legs screw off, the indoor aerial clips to the top, and both channel knobs really work.',
      'Remote control with large keys',
      'Draws 38 watts when switched on',
    ],
    lt: [
      'Už užapvalinto rėmo – plokščias 24 colių ekranas su antenos, HDMI ir tinklo įvestimis. Kojelės nusukamos, kambarinė antena prisegama viršuje, o abi kanalų rankenėlės tikrai veikia.',
      'Nuotolinio valdymo pultas dideliais mygtukais',
      'Veikdamas naudoja 38 vatus',
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
  'PW-5316': {
    en: [
      'Ten double-sided 3.5-inch disks, formatted to 1.44 megabytes and checked one by one. The shutter is metal, the notch for write protection works, and a sheet of labels is in the box.',
      'Old stock, stored cool and dry',
      'One colour in each box of ten',
    ],
    lt: [
      'Dešimt dvipusių 3,5 colio diskelių, suženklintų 1,44 megabaito ir patikrintų po vieną. Sklendė metalinė, apsauga nuo įrašymo veikia, dėžutėje – lipdukų lapas.',
      'Senos atsargos, laikytos vėsiai ir sausai',
      'Dešimties dėžutėje – viena spalva',
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
