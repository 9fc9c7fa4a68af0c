import type { ProductDetails } from '../../common/details.ts'

export const gardenToolsDetails: ProductDetails = {
  'DP-1601': {
    en: [
      'The blade is pressed from boron steel, riveted to an ash shaft and set at a slight angle, so lifting costs less than with a straight one. Linseed oil is all the shaft ever needs.',
      '110 cm long, blade 19 cm wide',
      'D-shaped grip',
      'Sharpen the edge with a flat file',
    ],
    lt: [
      'Geležtė presuota iš boro plieno, prikniedyta prie uosinio koto ir šiek tiek pakreipta, todėl žemę kelti lengviau nei tiesiu kastuvu. Kotui užtenka sėmenų aliejaus.',
      '110 cm ilgio, geležtė 19 cm pločio',
      'D formos rankena',
      'Ašmenis galąskite plokščia dilde',
    ],
  },
  'DP-1602': {
    en: [
      'Blade and neck are one piece of stainless steel, polished so that clay slides off, and the neck cannot bend in roots. The ash grip is drilled for the leather thong it comes with.',
      '32 cm long, blade 8 cm wide',
      'Marks every 2 cm up to 12',
      'Rinse, and it may stay outside',
    ],
    lt: [
      'Geležtė ir kaklelis – iš vieno nerūdijančio plieno gabalo, poliruoto, kad molis nuslystų; šaknyse kaklelis nesulinks. Uosinėje rankenoje išgręžta skylutė odiniam dirželiui, kurį rasite kartu.',
      '32 cm ilgio, geležtė 8 cm pločio',
      'Žymos kas 2 cm iki 12',
      'Nuplautą galima palikti lauke',
    ],
  },
  'DP-1603': {
    en: [
      'Hollow-ground steel blades meet along their whole length and hold a stem instead of squeezing it. The coated bows fit a gloved hand, and the pivot screw tightens with a coin when they work loose.',
      '21 cm long, cuts stems up to 8 mm',
      'Wipe off sap with spirit',
      'Sharpening free in the first year',
    ],
    lt: [
      'Įdubiai šlifuoti plieniniai ašmenys susieina per visą ilgį ir stiebą prilaiko, o ne suspaudžia. Dengtose kilpose telpa pirštinėta ranka, o atsilaisvinusį varžtą priveršite moneta.',
      '21 cm ilgio, kerpa iki 8 mm stiebus',
      'Sultis nuvalykite spiritu',
      'Pirmus metus pagalandame nemokamai',
    ],
  },
  'DP-1604': {
    en: [
      'Side pieces of straight-grained ash taper towards the top, so the ladder slips between branches, and every rung is wedged and pinned. Plant the feet in soil, not on slabs, and tie the top to a limb.',
      '240 cm long, 42 cm wide at the foot',
      'Carries 110 kg',
      'Keep under a roof in winter',
    ],
    lt: [
      'Tiesių pluoštų uosio šonai siaurėja į viršų, todėl kopėčios įslysta tarp šakų, o kiekviena pakopa įtvirtinta pleištu ir kaiščiu. Statykite ant žemės, ne ant plytelių, ir viršų pririškite prie šakos.',
      '240 cm ilgio, apačioje 42 cm pločio',
      'Laiko 110 kg',
      'Žiemą laikykite po stogu',
    ],
  },
  'DP-1605': {
    en: [
      'Seven hundred grams of head are ground thin for green wood; dry logs would jam it. Stand on the far side of the trunk, cut from the base towards the tip, and keep the leather mask on between trees.',
      '60 cm hickory handle',
      'Edge 9 cm, 25 degrees',
      'Mask included, head guaranteed two years',
    ],
    lt: [
      'Septynių šimtų gramų galva pagaląsta plonai, žaliai medienai; sausose pliauskose ji strigtų. Stovėkite kitoje kamieno pusėje, kirskite nuo drūtgalio viršūnės link, o einant ašmenis dengia odinis dėklas.',
      '60 cm karijos kotas',
      'Ašmenys 9 cm, 25 laipsniai',
      'Pridedamas dėklas, galvai dvejų metų garantija',
    ],
  },
  'DP-1606': {
    en: [
      'The back is knitted cotton that breathes; palm and fingertips are dipped in natural rubber with a rough finish. Choose the size that is tight when new, because the knit loosens within a day.',
      'Machine-wash at 40 °C, dry in air',
      'Not proof against rose thorns',
      'One pair, cuff colour shows the size',
    ],
    lt: [
      'Viršus megztas iš orui laidžios medvilnės, o delnas ir pirštų galai mirkyti šiurkščioje natūralioje gumoje. Rinkitės dydį, kuris naujas kiek spaudžia – per dieną mezginys pasitempia.',
      'Skalbti 40 °C, džiovinti ore',
      'Nuo rožių dyglių neapsaugo',
      'Viena pora, rankogalis žymi dydį',
    ],
  },
  'WM-1702': {
    en: [
      'Hot-dip galvanised sheet is soldered at the seams and braced where the spout meets the body. Long spout for pots at the back of a shelf, brass rose with two hundred holes for seedlings.',
      'Holds 7 litres, 33 cm high',
      'Lift out the sieve to rinse it',
      'Empty before frost',
    ],
    lt: [
      'Karštai cinkuota skarda sulituota per siūles ir sutvirtinta ten, kur snapelis jungiasi su korpusu. Ilgas snapelis pasiekia vazonus lentynos gale, o žalvarinis sietas su dviem šimtais skylučių tinka daigams.',
      'Telpa 7 litrai, 33 cm aukščio',
      'Sietą išimkite ir praplaukite',
      'Prieš šalčius ištuštinkite',
    ],
  },
  'WM-1703': {
    en: [
      'A turner in Zarasai makes the hub from elm and shrinks a steel tyre over six ash felloes while it glows. The bore is twenty-two millimetres and lined with bronze, ready for a greased axle.',
      '50 cm across, 4 cm wide',
      'Carries 150 kg',
      'Linseed oil twice a year',
    ],
    lt: [
      'Tekintojas Zarasuose stebulę daro iš guobos, o įkaitintą plieninį lanką užtraukia ant šešių uosinių ratlankio dalių. Skylė dvidešimt dviejų milimetrų, su bronzine įvore, paruošta pateptai ašiai.',
      '50 cm skersmens, 4 cm pločio',
      'Laiko 150 kg',
      'Du kartus per metus – sėmenų aliejaus',
    ],
  },
  'WM-1704': {
    en: [
      'Rice straw is stitched four times with waxed twine onto a birch handle, flat and wide like a fan. Hang it up by the loop: a broom that stands on its bristles never sweeps straight again.',
      '140 cm long, 32 cm wide',
      'Soak in water before the first use',
      'Bristles can be trimmed',
    ],
    lt: [
      'Ryžių šiaudai keturis kartus prisiūti vaškuotu špagatu prie beržinio koto – plokščiai ir plačiai kaip vėduoklė. Kabinkite už kilpos: ant šerių stovinti šluota daugiau nebešluos tiesiai.',
      '140 cm ilgio, 32 cm pločio',
      'Prieš pirmą kartą pamirkykite',
      'Šiaudus galima pakirpti',
    ],
  },
  'WM-1705': {
    en: [
      'Split ash is woven round a solid bow that runs under the bottom, so the handle carries the load and not the weave. Gaps between the splints let soil fall out on the way to the kitchen.',
      '40 cm long, 34 cm with handle',
      'Holds 14 litres, about 8 kg',
      'Hose off and dry in the shade',
    ],
    lt: [
      'Skaldytas uosis pintas apie vientisą lanką, einantį po dugnu, todėl svorį laiko rankena, o ne pynė. Pro tarpelius žemės išbyra dar pakeliui į virtuvę.',
      '40 cm ilgio, su rankena 34 cm',
      'Telpa 14 litrų, apie 8 kg',
      'Nuplaukite žarna, džiovinkite pavėsyje',
    ],
  },
  'WM-1707': {
    en: [
      'The scale runs from minus twenty to plus fifty and is printed large enough to read from the door. It hangs on one nail at the height of the plants, in shade, because sun on the glass adds ten degrees.',
      '25 cm high, 5 cm wide',
      'Filled with coloured alcohol',
      'Accurate to one degree',
    ],
    lt: [
      'Skalė nuo minus dvidešimties iki plius penkiasdešimties, skaičiai tokie dideli, kad matyti nuo durų. Kabinkite ant vienos vinies augalų aukštyje, pavėsyje – saulės apšviestas stiklas prideda dešimt laipsnių.',
      '25 cm aukščio, 5 cm pločio',
      'Užpildytas dažytu spiritu',
      'Tikslumas – vienas laipsnis',
    ],
  },
  'BI-1801': {
    en: [
      'Planks two centimetres thick keep the brood warm in a cold May, and the stained roof overhangs the door by four. Hang it two metres up, facing south-east, and empty it each October.',
      '28 cm high, floor 12 by 12 cm',
      'Aluminium nail for the trunk included',
      'Name label sits below the hole',
    ],
    lt: [
      'Dviejų centimetrų lentelės saugo jauniklius vėsią gegužę, o dažytas stogelis iškyla keturis centimetrus virš landos. Kabinkite dviejų metrų aukštyje į pietryčius ir kas spalį išvalykite.',
      '28 cm aukščio, dugnas 12 × 12 cm',
      'Pridedama aliuminė vinis medžiui',
      'Vardo etiketė – po landa',
    ],
  },
  'TL-1901': {
    en: [
      'Eight steel ribs carry woven polyester with a vent at the top, which lets a gust out instead of lifting the pole. Push the spike into lawn or sand, or use any base for a thirty-eight millimetre pole.',
      '220 cm across, 250 cm high',
      'Cover rated UPF 50+',
      'Fold it when the wind exceeds force 5',
    ],
    lt: [
      'Aštuoni plieniniai virbai laiko austą poliesterį su anga viršuje: ji išleidžia gūsį, užuot pakėlusi stiebą. Smeigę įspauskite į veją ar smėlį arba naudokite bet kokį pagrindą trisdešimt aštuonių milimetrų stiebui.',
      '220 cm skersmens, 250 cm aukščio',
      'Audinio apsauga UPF 50+',
      'Suskleiskite, kai vėjas viršija 5 balus',
    ],
  },
  'TL-1903': {
    en: [
      'The log is kiln-dried, sawn crosswise down to a hand above the base, and stuffed with wood wool in the cuts. It burns downwards from the middle, so the bark stays cool enough to steady a pan.',
      '40 cm high, about 20 cm across',
      'Stand it on soil, never on decking',
      'Storm matches not included',
    ],
    lt: [
      'Kaladė išdžiovinta, kryžmai įpjauta iki plaštakos nuo apačios, o pjūviuose – medžio vilna. Ji dega nuo vidurio žemyn, todėl žievė lieka pakankamai vėsi, kad laikytų keptuvę.',
      '40 cm aukščio, apie 20 cm skersmens',
      'Statykite ant žemės, ne ant terasos lentų',
      'Degtukai nepridedami',
    ],
  },
  'TL-1905': {
    en: [
      'The chute is one blow-moulded piece without seams, and its side walls are eight centimetres high. Four steps with ribbed treads lead up between two rails; ground anchors and a spanner are in the box.',
      '180 cm long, platform 95 cm high',
      'From 3 to 8 years, up to 50 kg',
      'Leave 2 m free on every side',
    ],
    lt: [
      'Lovelis išpūstas iš vieno gabalo, be siūlių, jo bortai – aštuonių centimetrų. Tarp dviejų turėklų kyla keturios rumbuotos pakopos; dėžėje rasite inkarus ir raktą.',
      '180 cm ilgio, aikštelė 95 cm aukštyje',
      '3–8 metų vaikams, iki 50 kg',
      'Aplink palikite 2 m laisvos vietos',
    ],
  },
  'TL-1906': {
    en: [
      'Oak from Žemaitija is sawn, air-dried for two years and pegged without glue, so a worn slat can be knocked out and replaced. The brass plate takes eighteen letters and arrives already screwed on.',
      '120 cm long, 82 cm high',
      'Comes in two parts, ten minutes’ work',
      'Runs off rain, greys evenly',
    ],
    lt: [
      'Žemaitijos ąžuolas supjautas, dvejus metus džiovintas ore ir sujungtas kaiščiais be klijų, todėl nusidėvėjusią lentelę galima išmušti ir pakeisti. Žalvarinėje plokštelėje telpa aštuoniolika raidžių, ji jau prisukta.',
      '120 cm ilgio, 82 cm aukščio',
      'Dvi dalys, surinksite per dešimt minučių',
      'Vanduo nubėga, mediena pilkėja tolygiai',
    ],
  },
  'TL-1907': {
    en: [
      'Clay burnt at 1150 degrees takes up almost no water, so frost cannot split it and moss rubs off. Set the bricks on edge in five centimetres of sand; ten make 115 centimetres of border.',
      '24 by 11.5 by 5.2 cm each',
      'Red to brown, sorted by hand',
      'Heavy parcel, delivered to the kerb',
    ],
    lt: [
      '1150 laipsnių temperatūroje degtas molis beveik negeria vandens, todėl šaltis jo neskaldo, o samanos nusitrina. Statykite ant briaunos į penkis centimetrus smėlio; dešimties užtenka 115 centimetrų kraštui.',
      'Kiekviena 24 × 11,5 × 5,2 cm',
      'Nuo raudonos iki rudos, rūšiuota rankomis',
      'Sunkus siuntinys, pristatome iki vartų',
    ],
  },
}
