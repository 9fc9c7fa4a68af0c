import type { ProductDetails } from '../../common/details.ts'

export const handToolsDetails: ProductDetails = {
  'HT-1001': {
    en: [
      'The head is drop-forged carbon steel, hardened at the face and left softer around the eye. The handle is straight-grained ash, oiled once at the works, so it can be re-oiled whenever it turns grey.',
      'Claw pulls nails up to 100 mm',
      'Head 400 g, handle 32 cm',
      'Spare handle sold by length',
    ],
    lt: [
      'Galva kaldinta iš anglinio plieno: kalimo plokštuma užgrūdinta, aplink akį plienas minkštesnis. Kotas – tiesių pluoštų uosio, gamykloje kartą pateptas aliejumi, tad papilkėjusį jį galima patepti iš naujo.',
      'Šakutė ištraukia iki 100 mm vinis',
      'Galva 400 g, kotas 32 cm',
      'Atsarginis kotas parduodamas pagal ilgį',
    ],
  },
  'HT-1002': {
    en: [
      'A slot with a small magnet on top of the head sets the first nail at arm’s length above you. The long hickory handle gives swing for wall frames and roof battens, less so for fine work.',
      'Head 570 g, waffle-free smooth face',
      'Takes nails from 65 to 130 mm',
      'Keep the magnet clear of filings',
    ],
    lt: [
      'Griovelyje virš galvos esantis magnetukas prilaiko pirmąją vinį ir tada, kai kalate ištiesta ranka virš galvos. Ilgas karijos kotas suteikia užmojo sienų karkasams ir stogo grebėstams, o smulkiam darbui jis per sunkus.',
      'Galva 570 g, kalimo plokštuma lygi',
      'Tinka 65–130 mm vinims',
      'Nuo magneto nuvalykite drožles',
    ],
  },
  'HT-1003': {
    en: [
      'Both heads are forged from tool steel and fixed to ash handles of equal length, so the pair hangs on one hook. Use the flat hammer on stone and chisels, and keep the pick for joints and hard soil.',
      'Hammer 1000 g, pick 900 g with handles',
      'Wear goggles: stone splinters fly',
      'Pick can be reground on a bench stone',
    ],
    lt: [
      'Abi galvos kaltos iš įrankinio plieno ir užmautos ant vienodo ilgio uosinių kotų, todėl pora kabo ant vieno kablio. Plokščiu plaktuku dirbkite su akmeniu ir kaltais, o kirtiklį palikite siūlėms ir kietai žemei.',
      'Plaktukas 1000 g, kirtiklis 900 g su kotais',
      'Dėvėkite akinius: akmens skeveldros laksto',
      'Kirtiklį galima pagaląsti galandimo akmeniu',
    ],
  },
  'HT-1004': {
    en: [
      'With its handle it weighs a little over two kilograms, and its concave cheeks come out of the log as easily as they went in. It arrives ground, with a stitched leather cover for the edge.',
      'For logs up to 30 cm across',
      'Oil the handle once a year',
      'Two-year warranty on the head',
    ],
    lt: [
      'Kirvis su kotu sveria kiek daugiau nei du kilogramus, o dėl įgaubtų šonų jis lengvai išsitraukia iš pliauskos. Atsiunčiame pagaląstą, su siūtu odiniu dėklu ašmenims.',
      'Pliauskoms iki 30 cm skersmens',
      'Kotą aliejumi tepkite kartą per metus',
      'Galvai – dvejų metų garantija',
    ],
  },
  'HT-1005': {
    en: [
      'The black head is forged in one heat and wedged onto a curved ash handle with a flared end. A coat of red paint keeps sweat out of the grip and shows where you laid the axe in the fern.',
      'Edge 9 cm long, ground to 30 degrees',
      'Leather edge guard in the box',
      'Hone with a fine stone, never a grinder',
    ],
    lt: [
      'Juoda galva nukalta vienu kaitinimu ir užpleištuota ant lenkto uosinio koto praplatintu galu. Raudoni dažai saugo rankeną nuo prakaito ir parodo, kur paparčiuose padėjote kirvį.',
      'Ašmenų ilgis 9 cm, pagaląsta 30 laipsnių kampu',
      'Dėžutėje – odinis ašmenų dėklas',
      'Galąskite smulkiu akmeniu, ne tekėlu',
    ],
  },
  'HT-1006': {
    en: [
      'Each tip is hardened over four centimetres and can be redrawn by a blacksmith when it rounds off. The eye is tapered: the head tightens with every swing and comes off with one knock upwards.',
      'Ash handle 90 cm, replaceable',
      'Head 55 cm from tip to tip',
      'Store dry, wipe the steel with oil',
    ],
    lt: [
      'Kiekvienas smaigalys užgrūdintas keturis centimetrus, o atšipusį gali iš naujo ištempti kalvis. Akis kūginė: su kiekvienu mostu galva prisispaudžia, o stuktelėjus iš apačios nusiima.',
      'Keičiamas 90 cm uosinis kotas',
      'Galva 55 cm nuo smaigalio iki smaigalio',
      'Laikykite sausai, plieną patepkite alyva',
    ],
  },
  'SB-1101': {
    en: [
      'The plate is taper-ground spring steel, thinner at the back than at the teeth, so it does not bind in deep cuts. The closed handle of impact-proof plastic guards the knuckles and doubles as a square for 45 and 90 degrees.',
      'Blade 50 cm, eleven teeth per inch',
      'Cuts along and across the grain',
      'Cardboard tooth guard included',
    ],
    lt: [
      'Geležtė iš spyruoklinio plieno, nugarėlė plonesnė už dantis, todėl giliame pjūvyje ji nestringa. Uždara smūgiams atspari plastikinė rankena saugo krumplius, o jos kraštu galima pažymėti 45 ir 90 laipsnių kampą.',
      'Geležtė 50 cm, vienuolika dantų colyje',
      'Pjauna išilgai ir skersai pluošto',
      'Pridedama kartoninė dantų apsauga',
    ],
  },
  'SB-1102': {
    en: [
      'Eight coarse teeth to the inch clear wet sawdust quickly, which suits battens, pipes and the odd branch. The blade is stiff enough to push without buckling, because it is only thirty centimetres long.',
      'Handle fixed with three screws',
      'Can be resharpened with a triangular file',
      'Blade guard included',
    ],
    lt: [
      'Aštuoni stambūs dantys colyje greitai išmeta drėgnas pjuvenas, tad tinka lentjuostėms, vamzdžiams ir pasitaikiusiai šakai. Geležtė pakankamai standi ir stumiama nesulinksta, nes jos ilgis – vos trisdešimt centimetrų.',
      'Rankena pritvirtinta trimis varžtais',
      'Galima pagaląsti trikampe dilde',
      'Pridedama geležtės apsauga',
    ],
  },
  'SB-1103': {
    en: [
      'Chrome-vanadium steel is ground to 25 degrees at the works; add your own fine bevel on a stone before the first cut. A polypropylene cap travels with it and protects the edge in the drawer.',
      'Blade 13 cm long, 18 mm wide',
      'Use a wooden or rubber mallet',
      'Sharpening leaflet in the box',
    ],
    lt: [
      'Chromo ir vanadžio plienas gamykloje pagaląstas 25 laipsnių kampu; prieš pirmą pjūvį akmeniu padarykite savo smulkią nuožulą. Kartu gausite polipropileno gaubtelį, saugantį ašmenis stalčiuje.',
      'Geležtė 13 cm ilgio, 18 mm pločio',
      'Naudokite medinį ar guminį kūjelį',
      'Dėžutėje – galandimo atmintinė',
    ],
  },
  'SB-1104': {
    en: [
      'Forged blades meet at an adjustable screw, so the pair can be tightened again after years of canvas and hide. The coated bows are wide enough for three fingers and a gloved thumb.',
      'Cut length 11 cm',
      'Right-handed only',
      'We resharpen them for a small fee',
    ],
    lt: [
      'Kaltos geležtės susitinka ties reguliuojamu varžtu, todėl po daugelio metų drobės ir odos žirkles galima vėl priveržti. Dengtos kilpos tokios plačios, kad telpa trys pirštai ir pirštinėtas nykštys.',
      'Kirpimo ilgis 11 cm',
      'Tik dešiniarankiams',
      'Pagalandame už nedidelį mokestį',
    ],
  },
  'SB-1105': {
    en: [
      'The six-centimetre blade runs as a tang through the full beech handle and ends in a small steel cap. Work with the grain at a flat angle, and warm stubborn layers with hot air first.',
      'Also spreads filler on wide cracks',
      'Wipe with solvent, then dry',
      'Replace when the edge chips',
    ],
    lt: [
      'Šešių centimetrų mentelė ištisai eina per bukinę rankeną ir baigiasi plieniniu galu. Dirbkite išilgai pluošto, mentelę laikydami įstrižai, o užsispyrusius sluoksnius pirmiau pašildykite karštu oru.',
      'Tinka ir plačių plyšių glaistui',
      'Nuvalykite skiedikliu ir nusausinkite',
      'Keiskite, kai ištrupa ašmenys',
    ],
  },
  'SB-1106': {
    en: [
      'Five teeth to the inch clear long shavings, so a board two metres long is ripped in a few minutes. The hornbeam handle is stained brown, encloses the whole hand and is held by two brass screws.',
      'Blade 50 cm, one millimetre thick',
      'Can be filed and set again',
      'Comes with a tooth guard',
    ],
    lt: [
      'Penki dantys colyje išmeta ilgas drožles, todėl dviejų metrų lenta išilgai perpjaunama per kelias minutes. Skroblo rankena beicuota rudai, gaubia visą plaštaką ir laikosi dviem žalvariniais varžtais.',
      'Geležtė 50 cm, milimetro storio',
      'Galima iš naujo pagaląsti ir išlankstyti',
      'Pridedama dantų apsauga',
    ],
  },
  'SW-1201': {
    en: [
      'Chrome-vanadium steel runs from an eight-millimetre tip to a striking cap, with a hexagon below the handle for a spanner. The grip is moulded in two hardnesses and does not turn slippery with oil.',
      'For slotted screws from 5 to 8 mm',
      'Tip can be filed square again',
      'Not for live wires',
    ],
    lt: [
      'Chromo ir vanadžio plienas tęsiasi nuo aštuonių milimetrų antgalio iki smūgiuojamo galo, o po rankena yra šešiakampis veržliarakčiui. Rankena lieta iš dviejų kietumų medžiagos ir nuo alyvos netampa slidi.',
      'Įpjautiniams varžtams nuo 5 iki 8 mm',
      'Antgalį galima išlyginti dilde',
      'Netinka laidams su įtampa',
    ],
  },
  'SW-1202': {
    en: [
      'The shaft wears two layers of insulation, yellow below red, so damage shows before it becomes dangerous. A four-millimetre tip fits terminal blocks, sockets and switch plates; the handle stops a hand from sliding forward.',
      'Rated 1000 V alternating current',
      'Replace at the first yellow spot',
      'Test report number on the shaft',
    ],
    lt: [
      'Strypą dengia du izoliacijos sluoksniai – geltonas po raudonu, todėl pažeidimas matomas anksčiau, nei tampa pavojingas. Keturių milimetrų antgalis tinka gnybtams, lizdams ir jungikliams, o rankenos atbraila neleidžia rankai nuslysti į priekį.',
      'Skirtas 1000 V kintamajai srovei',
      'Pasirodžius geltonai dėmei – keiskite',
      'Ant strypo – bandymo protokolo numeris',
    ],
  },
  'SW-1203': {
    en: [
      'Drop-forged in chrome vanadium, then plated and left matt so it does not dazzle under a lamp. The ring has twelve points and sits at an angle of fifteen degrees to clear neighbouring bolts.',
      'Fits M10 bolts and nuts',
      'Length 20 cm, ring 5 mm thinner than jaw',
      'Ten-year warranty against breakage',
    ],
    lt: [
      'Kaltas iš chromo ir vanadžio plieno, dengtas ir paliktas matinis, kad neakintų po lempa. Žiedas dvylikataškis ir pasuktas penkiolika laipsnių, tad nekliūva už gretimų varžtų.',
      'Tinka M10 varžtams ir veržlėms',
      'Ilgis 20 cm, žiedas plonesnis už žiaunas',
      'Dešimties metų garantija nuo lūžio',
    ],
  },
  'SW-1204': {
    en: [
      'A light hammer with an ash handle hangs pictures and opens paint tins; the spanner has a ten and a thirteen millimetre jaw for bicycles and beds. Both heads are oiled against rust.',
      'Hammer 420 g, spanner 200 g',
      'Handle can be engraved at a locksmith',
      'Sleeve folds out into a picture-hanging guide',
    ],
    lt: [
      'Lengvu plaktuku uosiniu kotu pakabinsite paveikslą ir atidarysite dažų skardinę, o veržliaraktis turi dešimties ir trylikos milimetrų žiaunas dviračiui ar lovai. Abu patepti alyva nuo rūdžių.',
      'Plaktukas 420 g, veržliaraktis 200 g',
      'Kotą galima išgraviruoti dirbtuvėse',
      'Juostoje – patarimai, kaip kabinti paveikslus',
    ],
  },
  'SW-1205': {
    en: [
      'Two sizes cover most bicycle racks, brake levers and bed frames, which is why one lives in every saddlebag here. The steel is satin-plated and the jaws are broached to a tenth of a millimetre.',
      'Length 16 cm, 5 mm thick',
      'Fits M6 and M8 hexagons',
      'Comes in a linen gift tie',
    ],
    lt: [
      'Dviejų dydžių pakanka daugumai dviračio bagažinių, stabdžių rankenėlių ir lovų rėmų, todėl jis guli kiekvienoje mūsų balno krepšio kišenėje. Plienas dengtas matiniu sluoksniu, žiaunos pratemptos dešimtosios milimetro tikslumu.',
      'Ilgis 16 cm, storis 5 mm',
      'Tinka M6 ir M8 šešiakampiams',
      'Perrištas lininiu dovanų raišteliu',
    ],
  },
  'CP-1301': {
    en: [
      'The malleable cast-iron arms slide on a cold-drawn bar and lock by tilting, without a lever. Cork discs cover both faces; they can be lifted off when glue has soaked in, and new ones stuck on.',
      'Opens to 20 cm, throat 10 cm',
      'Pressing force about 2.5 kN',
      'Two spare cork pads included',
    ],
    lt: [
      'Kaliojo ketaus žiaunos slenka šaltai trauktu strypu ir užsifiksuoja pakrypdamos, be svirties. Abi plokštumas dengia kamštiniai diskai: prisigėrusius klijų nuimkite ir priklijuokite naujus.',
      'Išsiskečia iki 20 cm, gylis 10 cm',
      'Spaudimo jėga apie 2,5 kN',
      'Pridedami du atsarginiai kamščiai',
    ],
  },
  'CP-1302': {
    en: [
      'A cast frame with a rolled trapezoid thread carries up to eight hundred kilograms of pressure without twisting. The tommy bar slides through the screw, so you can turn it next to a wall or a table leg.',
      'Opening 8 cm, throat 5 cm',
      'Put scrap wood under the pad',
      'One drop of oil on the thread',
    ],
    lt: [
      'Lietas rėmas ir valcuotas trapecinis sriegis atlaiko iki aštuonių šimtų kilogramų spaudimą nesusukdami detalės. Skersinė rankenėlė slysta per sraigtą, todėl jį pasuksite ir prie sienos ar stalo kojos.',
      'Išsiskečia 8 cm, gylis 5 cm',
      'Po pėdele padėkite medžio atraižą',
      'Sriegį patepkite lašu alyvos',
    ],
  },
  'CP-1303': {
    en: [
      'The induction-hardened cutter takes hard wire to 1.6 millimetres and soft copper to 2.5. A lap joint keeps the jaws aligned, and the dipped handles stay comfortable after a day on the ladder.',
      'Grip for round bars to 20 mm',
      'Not insulated for live work',
      'Wipe and oil the joint monthly',
    ],
    lt: [
      'Indukciškai grūdintas kirptuvas įveikia iki 1,6 mm kietą vielą ir iki 2,5 mm minkštą varį. Užleistinė jungtis išlaiko žiaunas lygiai, o dengtos rankenos patogios ir po dienos ant kopėčių.',
      'Griebia strypus iki 20 mm',
      'Netinka darbui su įtampa',
      'Jungtį kas mėnesį patepkite alyva',
    ],
  },
  'CP-1304': {
    en: [
      'A grooved steel rail keeps the bar straight under load, and the sliding jaw can be turned over to spread instead of press. For a tabletop use at least three, placed alternately above and below.',
      'Opens to 93 cm, throat 12 cm',
      'Made to order by hand',
      'Pads protect finished surfaces',
    ],
    lt: [
      'Griovelinis plieninis bėgis apkrautas nesilenkia, o slankiąją žiauną apvertus veržtuvas ne suspaudžia, bet praskečia. Stalviršiui naudokite bent tris, dėdami pakaitomis iš viršaus ir apačios.',
      'Išsiskečia iki 93 cm, gylis 12 cm',
      'Gaminamas rankomis pagal užsakymą',
      'Padai saugo apdailintus paviršius',
    ],
  },
}
