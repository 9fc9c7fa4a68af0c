import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of stationery. */
export const stationeryDetails: ProductDetails = {
  'WT-1004': {
    en: [
      'The casing is slow-grown red cedar, so a hand sharpener takes off clean, unbroken shavings. The core is glued along its whole length and has the softness B, good for sketching, shading and crossword margins.',
      'Hexagonal barrel, seven millimetres across',
      'Delivered sharpened, eraser in a brass ferrule',
    ],
    lt: [
      'Korpusas iš lėtai augusio raudonojo kedro, todėl drožtukas nupjauna lygias, nenutrūkstančias drožles. Šerdis įklijuota per visą ilgį, jos minkštumas B – tinka eskizams, šešėliavimui ir pastaboms paraštėse.',
      'Šešiakampis korpusas, septynių milimetrų storio',
      'Pristatomi nudrožti, trintukas žalvariniame žiede',
    ],
  },
  'WT-1011': {
    en: [
      'A balanced pen with a screw cap, a metal barrel and a rubber-free grip section that does not turn sticky. In the box are the pen, two blue cartridges and a converter for bottled ink.',
      'Medium nib, line of about 0.7 mm',
      'Rinse with cold water once a month',
      'The name is engraved on the cap',
    ],
    lt: [
      'Subalansuotas plunksnakotis užsukamu dangteliu ir metaliniu korpusu; rankenėlė be gumos, todėl laikui bėgant netampa lipni. Dėžutėje – plunksnakotis, dvi mėlynos kapsulės ir konverteris buteliukų rašalui.',
      'Vidutinė plunksna, linija apie 0,7 mm',
      'Kartą per mėnesį išplaukite šaltu vandeniu',
      'Vardas graviruojamas ant dangtelio',
    ],
  },
  'WT-1025': {
    en: [
      'Press the button and the tip comes out, press it again and the pocket stays clean. The body unscrews in the middle, so an empty refill is replaced by any long international one and not by a new pen.',
      'Document ink that does not fade in light',
      'Colour of the body is the colour it writes in',
    ],
    lt: [
      'Paspaudus mygtuką galiukas išlenda, paspaudus dar kartą – kišenė lieka švari. Korpusas atsukamas per vidurį, tad tuščią šerdelę pakeis bet kuri ilga tarptautinio standarto šerdelė, o ne naujas tušinukas.',
      'Dokumentinė pasta, neblunkanti šviesoje',
      'Korpuso spalva rodo, kokia spalva rašo',
    ],
  },
  'WT-1032': {
    en: [
      'Pigment in hard paraffin and carnauba wax, pressed into a stick as thick as a little finger. The mark stays on damp wood and cardboard, and comes off glass and tiles with a dry cloth.',
      'Free of solvents, safe for small hands',
      'Sharpen with a knife or a wide sharpener',
    ],
    lt: [
      'Pigmentas kietame parafine ir karnaubo vaške, supresuotas į mažojo piršto storio lazdelę. Žymė laikosi ant drėgnos medienos ir kartono, o nuo stiklo bei plytelių nusivalo sausa šluoste.',
      'Be tirpiklių, saugi mažoms rankoms',
      'Drožkite peiliu arba plačiu drožtuku',
    ],
  },
  'WT-1039': {
    en: [
      'Synthetic hair in a seamless metal ferrule, crimped twice onto a lacquered birch handle. It works with ink, gouache and acrylic; the flat side draws a broad line, the edge a fine one.',
      'Size 8, hair length two centimetres',
      'Wash with soap, dry lying flat',
    ],
    lt: [
      'Sintetiniai šereliai besiūlėje metalinėje movoje, dukart apspaustoje ant lakuoto beržinio kotelio. Tinka tušui, guašui ir akrilui: plokščioji pusė brėžia plačią liniją, kraštas – ploną.',
      '8 dydis, šerelių ilgis – du centimetrai',
      'Plaukite su muilu, džiovinkite paguldytą',
    ],
  },
  'NB-2003': {
    en: [
      'Ninety-six sheets of 90-gram paper are sewn in sections and bound into boards covered with printed cotton cloth. The dot grid has five-millimetre steps, and the first two pages are ruled for a table of contents.',
      'Opens flat from the first day',
      'Ribbon marker and a pocket at the back',
      'A name fits on the label inside',
    ],
    lt: [
      'Devyniasdešimt šeši 90 gramų popieriaus lapai susiūti sąsiuviniais ir įrišti į medvilnine raštuota drobe aptrauktus viršelius. Taškeliai išdėstyti kas penkis milimetrus, o pirmi du puslapiai skirti turiniui.',
      'Nuo pirmos dienos atsiverčia lygiai',
      'Skirtuko juostelė ir kišenėlė gale',
      'Viduje yra etiketė vardui',
    ],
  },
  'NB-2010': {
    en: [
      'The boards are covered in wipeable paper and the spine is rounded, so the book closes straight even after a year of notes. Lines are eight millimetres apart, printed in pale grey on both sides.',
      '100 g paper, suited to fountain pens',
      'Last sixteen sheets are perforated',
    ],
    lt: [
      'Viršeliai aptraukti nuvalomu popieriumi, o nugarėlė užapvalinta, todėl ir po metų užrašų knyga užsiverčia tiesiai. Linijos kas aštuonis milimetrus, blankiai pilkos, abiejose lapo pusėse.',
      '100 g popierius, tinka plunksnakočiui',
      'Paskutiniai šešiolika lapų perforuoti',
    ],
  },
  'NB-2017': {
    en: [
      'Seventy sheets on a double wire that lets every page fold right round behind the pad. It slips into a coat pocket, and a micro-perforation under the wire gives a clean edge when you hand a note to somebody.',
      'Lined on both sides, seven-millimetre spacing',
      'Card back 1.5 mm thick',
    ],
    lt: [
      'Septyniasdešimt lapų ant dvigubos vielos, leidžiančios kiekvieną lapą visiškai užversti už bloknoto. Telpa į palto kišenę, o po viela esanti perforacija padeda išplėšti raštelį lygiu kraštu.',
      'Linijos abiejose pusėse kas septynis milimetrus',
      'Nugarėlės kartonas 1,5 mm storio',
    ],
  },
  'NB-2024': {
    en: [
      'Forty-eight sheets of 80-gram squared paper with a printed margin on the outer edge, where the teacher writes. The cover is coated card, and there are lines for name, class and subject on the first page.',
      'Five-millimetre squares',
      'Paper from certified forests',
    ],
    lt: [
      'Keturiasdešimt aštuoni 80 gramų languoto popieriaus lapai su išorine parašte mokytojo pastaboms. Viršelis iš dengto kartono, o pirmame puslapyje – eilutės vardui, klasei ir dalykui.',
      'Penkių milimetrų langeliai',
      'Popierius iš sertifikuotų miškų',
    ],
  },
  'NB-2031': {
    en: [
      'A spiral-bound book for cash and mileage with 120 numbered sheets, each divided into date, text, in, out and balance. The carry-over line is printed at the top and bottom of every page, which spares one source of mistakes.',
      'Stiff cover with a field for the year',
      'Lies flat beside the keyboard',
    ],
    lt: [
      'Spirale susegta knyga kasai ir ridai: 120 sunumeruotų lapų su datos, teksto, pajamų, išlaidų ir likučio skiltimis. Perkeliamos sumos eilutė atspausdinta kiekvieno puslapio viršuje ir apačioje, tad viena klaidų priežastimi mažiau.',
      'Kietas viršelis su vieta metams',
      'Lygiai guli šalia klaviatūros',
    ],
  },
  'NB-2038': {
    en: [
      'White 80-gram paper with low dust, made for laser and inkjet machines and for printing on both sides. The wrapper is moisture-proof paper, so the ream may wait in the cellar and goes into the paper bin afterwards.',
      'ISO brightness 98, chlorine-free bleached',
      'Five reams fill one carton',
    ],
    lt: [
      'Baltas 80 gramų mažai dulkantis popierius lazeriniams ir rašaliniams spausdintuvams, tinkamas dvipusiam spausdinimui. Įpakavimas – drėgmei atsparus popierius, todėl pakas gali laukti rūsyje, o paskui keliauja į makulatūrą.',
      'Baltumas 98 (ISO), balintas be chloro',
      'Kartono dėžėje telpa penki pakai',
    ],
  },
  'FL-3002': {
    en: [
      'Made of 250-gram recycled board with a crease at the spine that widens as the case grows. The tab stands in the middle third of the edge, so a row of folders reads in one glance.',
      'Price for one folder',
      'Wide enough for A4 with divider sheets',
    ],
    lt: [
      'Pagamintas iš 250 gramų perdirbto kartono; nugarėlė su įlenkimu, kuris platėja augant bylai. Ąselė – viduriniame krašto trečdalyje, tad aplankų eilę perskaitysite vienu žvilgsniu.',
      'Kaina už vieną aplanką',
      'Telpa A4 su skiriamaisiais lapais',
    ],
  },
  'FL-3009': {
    en: [
      'Five folders of 0.5-millimetre polypropylene with a wide-opening cover. The material is welded and not glued, so the corners hold in a rucksack, and rain on the way to a meeting stays outside.',
      'About 150 sheets fit into each',
      'Writable field on the front, elastic bands across two corners',
    ],
    lt: [
      'Penki aplankai iš 0,5 mm storio polipropileno plačiai atsiverčiančiu viršeliu. Medžiaga suvirinta, ne klijuota, tad kampai atlaiko kuprinę, o lietus pakeliui į susitikimą lieka išorėje.',
      'Į vieną telpa apie 150 lapų',
      'Priekyje – laukelis užrašui, du kampus prilaiko gumelės',
    ],
  },
  'FL-3030': {
    en: [
      'The open box is folded from powder-coated sheet steel with rounded rims, so cards do not fray. A sliding plate inside keeps them upright even when the box is only half full.',
      'Takes about 600 A6 cards',
      'Three blank dividers are in the box',
    ],
    lt: [
      'Atvira dėžutė išlankstyta iš milteliniu būdu dažytos skardos užapvalintais kraštais, tad kortelių kraštai nenusidėvi. Viduje slankiojanti plokštelė laiko jas stačias net pustuštėje dėžutėje.',
      'Telpa apie 600 A6 kortelių',
      'Dėžutėje – trys tušti skirtukai',
    ],
  },
  'FL-3037': {
    en: [
      'Welded from 0.8-millimetre sheet steel, with ball-bearing runners and an anti-tilt bar that lets only one drawer open at a time. Each drawer takes hanging files lengthwise and carries 35 kilograms.',
      'Delivered assembled, with two keys',
      'Levelling feet for uneven floors',
    ],
    lt: [
      'Suvirinta iš 0,8 mm plieno skardos, su rutulinėmis bėgėmis ir apsauga nuo virtimo: vienu metu atsidaro tik vienas stalčius. Kiekviename telpa kabinamieji aplankai, jis atlaiko 35 kilogramus.',
      'Pristatoma surinkta, su dviem raktais',
      'Reguliuojamos kojelės nelygioms grindims',
    ],
  },
  'DS-4001': {
    en: [
      'Galvanised wire that does not rust onto old papers, bent with a long inner loop. Each clip holds up to twenty sheets, and the tin with its sliding lid opens with one hand.',
      '100 pieces in the tin',
      'The tin may be refilled',
    ],
    lt: [
      'Cinkuota viela, nerūdijanti ant senų popierių, sulenkta su ilga vidine kilpa. Viena sąvaržėlė laiko iki dvidešimties lapų, o dėžutės dangtelis nustumiamas viena ranka.',
      'Dėžutėje 100 vienetų',
      'Dėžutę galima papildyti',
    ],
  },
  'DS-4015': {
    en: [
      'A ten-millimetre steel point sits in a plastic head moulded around it, so it does not pull out of cork or soft fibreboard. The flat tin has a hinged lid that snaps shut.',
      '50 pins of one colour',
      'Also holds in plasterboard',
    ],
    lt: [
      'Dešimties milimetrų plieninis smaigalys aplietas plastiko galvute, todėl neišsitraukia iš kamščio ar minkštos plokštės. Plokščia skardinė užsidaro atlenkiamu dangteliu.',
      '50 vienos spalvos smeigtukų',
      'Laikosi ir gipso kartone',
    ],
  },
  'DS-4029': {
    en: [
      'The blades are ground from 2.5-millimetre stainless steel and held by a screw, so they can be tightened or sharpened. Soft loops of different size keep the thumb steady on long cuts.',
      'For right-handed and left-handed use',
      'Rinse and dry after cutting tape',
    ],
    lt: [
      'Ašmenys nušlifuoti iš 2,5 mm nerūdijančio plieno ir sutvirtinti varžtu, todėl juos galima paveržti ar pagaląsti. Minkštos skirtingo dydžio kilpos laiko nykštį ramų kerpant ilgai.',
      'Dešiniarankiams ir kairiarankiams',
      'Nukirpę lipnią juostą nuplaukite ir nusausinkite',
    ],
  },
  'DS-4036': {
    en: [
      'Anodised aluminium with engraved and not printed marks, which stay readable after years against a blade. A rubber strip underneath stops the ruler from sliding across film and glossy card.',
      'Millimetres on one edge, half-centimetres opposite',
      'The back takes an engraved name',
    ],
    lt: [
      'Anoduotas aliuminis su išgraviruotomis, o ne atspausdintomis padalomis, kurios ir po darbo su peiliu lieka įskaitomos. Guminė juostelė apačioje neleidžia slysti plėvele ir blizgiu kartonu.',
      'Vienoje pusėje milimetrai, kitoje – pusė centimetro',
      'Kitoje pusėje galima išgraviruoti vardą',
    ],
  },
  'DS-4050': {
    en: [
      'The paper weighs 90 grams and is smooth enough for a laser printer, with a straight flap that does not curl in the feeder. An A4 sheet folded once goes in without a struggle.',
      'Size C5, 16 × 23 cm',
      'The strip sticks for at least two years',
    ],
    lt: [
      'Popieriaus svoris 90 gramų, jis lygus, tinka lazeriniam spausdintuvui, o tiesus atvartas nesiriečia. Kartą perlenktas A4 lapas telpa be vargo.',
      'C5 formatas, 16 × 23 cm',
      'Juostelė išlieka lipni bent dvejus metus',
    ],
  },
  'DS-4057': {
    en: [
      'Three-millimetre hardboard with a sealed edge, stiff enough to write on at the far corner. The riveted steel clip opens wide for eighty sheets and folds flat, so the board fits into a shelf of binders.',
      'Hanging hole in the clip',
      'Fits A4 upright',
    ],
    lt: [
      'Trijų milimetrų kieta medienos plaušo plokštė sandariu kraštu, pakankamai standi rašyti ir pakraštyje. Kniedytas plieninis spaustukas laiko aštuoniasdešimt lapų ir prigula plokščiai, tad lentelė telpa tarp segtuvų.',
      'Spaustuke – skylutė pakabinti',
      'Stačiam A4 lapui',
    ],
  },
  'DS-4064': {
    en: [
      'Cut from 200-gram manila board that is sized against damp, with a ring that closes around handles, keys and sacks. The ring opens again, so the tag travels on with the next load.',
      '100 tags and 100 rings',
      'Write on both sides',
    ],
    lt: [
      'Iškirptos iš 200 gramų drėgmei atsparaus kartono, su žiedeliu, užsegamu ant rankenos, rakto ar maišo. Žiedelis vėl atsiveria, tad etiketė keliauja toliau su kita siunta.',
      '100 etikečių ir 100 žiedelių',
      'Rašykite iš abiejų pusių',
    ],
  },
}
