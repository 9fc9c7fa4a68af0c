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
}
