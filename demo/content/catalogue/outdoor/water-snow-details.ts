import type { ProductDetails } from '../../common/details.ts'

export const waterSnowDetails: ProductDetails = {
  'OW-1901': {
    en: [
      'Cedar strips under glass cloth make a hull that can be patched in an evening, and the gunwales are ash, oiled rather than varnished. Two seats are caned and a yoke sits at the balance point for one pair of shoulders.',
      '480 by 88 cm, 28.5 kg',
      'Carries two people and 80 kg',
      'Paddles not included',
    ],
    lt: [
      'Kedro juostelės po stiklo audiniu – korpusas, kurį pataisysite per vakarą, o bortai uosiniai, aliejuoti, ne lakuoti. Dvi pintos sėdynės, o pusiausvyros taške – jungas vieno žmogaus pečiams.',
      '480 × 88 cm, 28,5 kg',
      'Du žmonės ir 80 kg krovinio',
      'Irklai nepridedami',
    ],
  },
  'OW-1902': {
    en: [
      'Closed-cell foam under a seamless shell keeps afloat even when it is cut, and the grab line is sewn through four bands. It meets the standard for harbours and swimming places; hang it at chest height, unlocked.',
      '72 cm across, 2.5 kg',
      'Reflective tape on both sides',
      'Wash off salt, check the line yearly',
    ],
    lt: [
      'Uždarų porų putos po besiūliu apvalkalu plūduriuoja net įpjautos, virvė prisiūta prie keturių juostų. Ratas atitinka uostų ir maudyklų standartą; kabinkite krūtinės aukštyje, nerakinkite.',
      '72 cm skersmens, 2,5 kg',
      'Atšvaitai iš abiejų pusių',
      'Nuplaukite druską, virvę tikrinkite kasmet',
    ],
  },
  'OW-1903': {
    en: [
      'Tempered glass sits close to the eyes, so the mask holds little air and clears with one breath. The tube has a splash guard on top and a valve below the mouthpiece for the last drops.',
      'Strap adjusts with wet fingers',
      'Rinse in fresh water, dry in the shade',
      'Not for diving with cylinders',
    ],
    lt: [
      'Grūdintas stiklas arti akių, todėl oro viduje nedaug ir vandenį išpūsite vienu iškvėpimu. Vamzdelio viršuje – apsauga nuo purslų, o po kandikliu – vožtuvas paskutiniams lašams.',
      'Dirželis reguliuojamas šlapiais pirštais',
      'Plaukite gėlu vandeniu, džiovinkite pavėsyje',
      'Netinka nardyti su balionais',
    ],
  },
  'OW-1905': {
    en: [
      'Six telescopic sections of glass and carbon fibre slide into forty-two centimetres, with rings that close flat. It casts lures from five to twenty grams and bends to the handle on a pike of three kilos.',
      '270 cm extended, 240 g',
      'Padded tube included',
      'Wipe the sections before you close them',
    ],
    lt: [
      'Šešios teleskopinės stiklo ir anglies pluošto dalys susistumia iki keturiasdešimt dviejų centimetrų, žiedeliai prigula plokščiai. Meta penkių–dvidešimties gramų masalus, o nuo trijų kilogramų lydekos sulinksta iki rankenos.',
      'Ištraukta 270 cm, 240 g',
      'Pridedamas minkštas dėklas',
      'Prieš sustumdami dalis nušluostykite',
    ],
  },
  'IS-2001': {
    en: [
      'Runners are steamed and bent in one piece, shod with steel strip and bolted through three crossbars. The seat is slatted with gaps that let snow fall through, and the pull rope passes over both tips.',
      '100 by 36 cm, 4.2 kg',
      'Carries two children or one adult',
      'Wax the strips, oil the wood',
    ],
    lt: [
      'Pavažos garuose lenktos iš vieno gabalo, apkaustytos plieno juosta ir suveržtos per tris skersinius. Lentelių sėdynėje yra tarpai, pro kuriuos iškrinta sniegas, o virvė eina per abu galus.',
      '100 × 36 cm, 4,2 kg',
      'Telpa du vaikai arba vienas suaugęs',
      'Juostas vaškuokite, medį aliejuokite',
    ],
  },
  'IS-2002': {
    en: [
      'A birch and poplar core is wrapped in glass and edged with steel along the middle third, where the ski meets a root. The fish-scale base climbs without wax; the binding on it takes a plastic touring boot.',
      '180 cm long, 70 mm at the waist',
      '2600 g the pair',
      'Boots and poles sold separately',
    ],
    lt: [
      'Beržo ir tuopos šerdis apvyniota stiklo audiniu, o per vidurį – plieninės briaunos, kur slidė sutinka šaknį. Žvynuotas padas kyla be tepalo, apkaustas tinka plastikiniam turistiniam batui.',
      '180 cm ilgio, ties viduriu 70 mm',
      'Pora sveria 2600 g',
      'Batai ir lazdos atskirai',
    ],
  },
  'IS-2003': {
    en: [
      'Blades are eleven millimetres longer than a figure skate’s and ground with a hollow that glides on natural ice. The boot closes with four eyelets, one hook and a strap over the ankle.',
      'Boot 28 cm high',
      'Blade guards in the box',
      'Carry ice claws, and check the thickness',
    ],
    lt: [
      'Geležtės vienuolika milimetrų ilgesnės nei dailiojo čiuožimo pačiūžų, o jų griovelis slysta natūraliu ledu. Batas užveržiamas keturiomis skylutėmis, kabliuku ir dirželiu per kulkšnį.',
      'Batas 28 cm aukščio',
      'Dėžutėje – geležčių apsaugos',
      'Turėkite smaigus ir patikrinkite ledo storį',
    ],
  },
  'IS-2004': {
    en: [
      'Two cylindrical lenses with an air gap resist fogging, and the frame flexes below zero. Foam in three layers sits on the face, the strap has a silicone stripe, and a second lens for flat light is in the pouch.',
      '18 by 10 cm, 150 g',
      'Fits over small glasses',
      'Change the lens indoors, with dry fingers',
    ],
    lt: [
      'Du cilindriniai lęšiai su oro tarpu nerasoja, o rėmas šaltyje lieka lankstus. Prie veido priglunda trijų sluoksnių porolonas, dirželis turi silikono juostelę, o maišelyje rasite lęšį blausiai šviesai.',
      '18 × 10 cm, 150 g',
      'Telpa ant nedidelių akinių',
      'Lęšį keiskite viduje, sausais pirštais',
    ],
  },
  'IS-2005': {
    en: [
      'Boiled wool in a two-by-two rib closes at the wrist and felts a little more with every wash, which makes it windproof. Thumb and index finger are conductive, so a phone works without a bare hand.',
      'Three sizes, about 120 g the pair',
      'Wash at 30 °C, reshape while damp',
      'Spare yarn included',
    ],
    lt: [
      'Du į du rumbu megzta veltinė vilna prigula prie riešo ir su kiekvienu skalbimu dar šiek tiek susivelia, todėl neprapučiama. Nykštys ir smilius laidūs, tad telefonas veikia be plikos rankos.',
      'Trys dydžiai, pora apie 120 g',
      'Skalbti 30 °C, ištiesti drėgnas',
      'Pridedama siūlų taisymui',
    ],
  },
  'IS-2006': {
    en: [
      'Natural bristle stays supple at minus twenty, while plastic would break off in tufts. The head is painted and screwed to a long birch handle; store it hanging, so that the bristles stay straight.',
      '130 cm long, 34 cm wide',
      'For boards, steps and dry snow',
      'Not for wet slush',
    ],
    lt: [
      'Natūralūs šeriai minus dvidešimties laipsnių šaltyje lieka lankstūs, o plastikiniai nulūžtų kuokštais. Dažyta galvutė prisukta prie ilgo beržinio koto; laikykite pakabintą, kad šeriai nesusilankstytų.',
      '130 cm ilgio, 34 cm pločio',
      'Lentoms, laiptams ir sausam sniegui',
      'Netinka šlapiam sniegui',
    ],
  },
  'FA-2101': {
    en: [
      'Each strip has a hydrocolloid cushion that fills the skin’s loss of moisture and then seals itself at the edge, so it survives a river crossing. Twelve come in a box of card, blue so that a lost one is found again.',
      'Each 7 by 2 cm',
      'Leave on until it falls off',
      'For feet only, not for wounds',
    ],
    lt: [
      'Kiekvienos juostelės hidrokoloidinė pagalvėlė sulaiko drėgmę, o kraštas užsandarina, todėl ji atlaiko ir brastą. Dvylika mėlynų juostelių – kartoninėje dėžutėje, pamestą pastebėsite.',
      'Dydis 7 × 2 cm',
      'Palikite, kol nukris',
      'Tik kojoms, ne žaizdoms',
    ],
  },
  'FA-2102': {
    en: [
      'Zinc oxide in rapeseed oil and beeswax gives factor thirty without filters that harm corals; it shows white for a minute and then settles. Reapply after towelling, and warm the bottle in your hand on cold mornings.',
      '150 ml, water-resistant 80 minutes',
      'Opened bottle keeps a year',
      'Free of perfume',
    ],
    lt: [
      'Cinko oksidas rapsų aliejuje ir bičių vaške – 30 faktorius be filtrų, kenkiančių koralams; minutę balta, paskui susigeria. Nusišluostę tepkite iš naujo, o vėsų rytą buteliuką pašildykite delnuose.',
      '150 ml, vandeniui atsparus 80 minučių',
      'Atidarytas tinka metus',
      'Be kvapiklių',
    ],
  },
  'FA-2103': {
    en: [
      'Saponified olive and rapeseed oil cure for six weeks, so the bar stays hard in a wet soap dish. It contains no phosphates, but wash forty steps away from any water and dig the suds in.',
      '8 by 5 cm, 75 g',
      'Scented with pine, mint or lavender by colour',
      'Wrapped in paper',
    ],
    lt: [
      'Alyvuogių ir rapsų aliejaus muilas brandinamas šešias savaites, todėl šlapioje muilinėje neišmirksta. Jame nėra fosfatų, bet prauskitės keturiasdešimt žingsnių nuo vandens ir putas užkaskite.',
      '8 × 5 cm, 75 g',
      'Kvapas pagal spalvą: pušis, mėta ar levanda',
      'Suvyniotas į popierių',
    ],
  },
  'FA-2104': {
    en: [
      'The case opens like a book: plasters and tape on one side, bandage, scissors and tweezers on the other, with a card that says what to do first. Everything stands upright in loops, so nothing is searched for in the rain.',
      '21 by 15 by 8 cm',
      '62 pieces, listed inside the lid',
      'Check the dates every spring',
    ],
    lt: [
      'Dėklas atsiverčia kaip knyga: vienoje pusėje pleistrai ir juosta, kitoje tvarstis, žirklės ir pincetas, o kortelėje parašyta, ko imtis pirma. Viskas kilpose stačiai, tad lietuje ieškoti nereikia.',
      '21 × 15 × 8 cm',
      '62 daiktai, sąrašas dangtyje',
      'Datas tikrinkite kas pavasarį',
    ],
  },
}
