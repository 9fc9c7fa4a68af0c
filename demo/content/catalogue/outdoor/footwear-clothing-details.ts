import type { ProductDetails } from '../../common/details.ts'

export const footwearClothingDetails: ProductDetails = {
  'FO-1601': {
    en: [
      'Full-grain cowhide, two and a half millimetres thick, is stitched to a sole that any cobbler with a welt machine can replace. A membrane lines the boot to the ankle, and hooks above it let you lace in gloves.',
      'Tongue sewn in up to 12 cm',
      'Wear them indoors for a week first',
      'Wax monthly, never dry by the fire',
    ],
    lt: [
      'Dviejų su puse milimetro viso grūdo galvijų oda prisiūta prie pado, kurį gali pakeisti bet kuris batsiuvys. Membrana įsiūta iki kulkšnies, o kabliukai virš jos leidžia varstytis su pirštinėmis.',
      'Liežuvis įsiūtas iki 12 cm',
      'Pirmą savaitę avėkite namuose',
      'Vaškuokite kas mėnesį, nedžiovinkite prie ugnies',
    ],
  },
  'FO-1602': {
    en: [
      'Mesh over welded ribs keeps the foot in place without padding that would hold water. The lugs are four millimetres deep and soft enough for wood and rock; the insole lifts out and dries on a branch.',
      'Drop 6 mm, two widths in one last',
      '260 g each in size 40',
      'Rinse off bog water after the run',
    ],
    lt: [
      'Tinklelis ant privirintų juostelių laiko pėdą be vandenį sugeriančių paminkštinimų. Pado kauburėliai keturių milimetrų, pakankamai minkšti medžiui ir akmeniui, o vidpadis išimamas ir džiovinamas ant šakos.',
      'Kulno ir nosies skirtumas 6 mm',
      '40 dydžio batelis sveria 260 g',
      'Po pelkės praskalaukite',
    ],
  },
  'FO-1605': {
    en: [
      'Seventy per cent merino, with polyamide at the heel and toe where darning would start, is knitted without a seam over the toes. Loops of terry sit below the foot and at the Achilles tendon only.',
      'Calf height, about 22 cm',
      'Wash inside out at 30 °C',
      'Wear two days between washes',
    ],
    lt: [
      'Septyniasdešimt procentų merinosų vilnos, o kulnas ir pirštai sustiprinti poliamidu – ten, kur prireiktų adyti; ties pirštais siūlės nėra. Kilpinis paminkštinimas yra tik po pėda ir ties Achilo sausgysle.',
      'Iki blauzdos, apie 22 cm',
      'Skalbti išvertus, 30 °C',
      'Dėvėti galima dvi dienas',
    ],
  },
  'CO-1701': {
    en: [
      'Long-staple cotton is proofed with paraffin and lined with brushed twill, and the pockets drain through an eyelet each. Six horn buttons close over a placket, and a throat strap buttons under the collar.',
      'Back 78 cm long in size M',
      'Rewax once a year with our tin',
      'Air it, never machine-wash',
    ],
    lt: [
      'Ilgo pluošto medvilnė įmirkyta parafinu ir pamušta šiauštu audiniu, o iš kišenių vanduo išbėga pro skylutę. Šešios raginės sagos segamos po planka, po apykakle yra kaklo dirželis.',
      'M dydžio nugara 78 cm',
      'Vaškuokite kartą per metus',
      'Vėdinkite, neskalbkite skalbyklėje',
    ],
  },
  'CO-1702': {
    en: [
      'Combed cotton from certified farms is knitted at 160 grams, dense enough to hide a vest and light enough for August. The shoulder seam carries a tape, so it keeps its line after a year of rucksack straps.',
      'Body length 71 cm in size M',
      'Machine-wash at 40 °C, shrinks up to 3 %',
      'Sewn in Kaunas',
    ],
    lt: [
      'Sertifikuotų ūkių šukuota medvilnė megzta 160 gramų tankio: nepersišviečia ir tinka rugpjūčiui. Pečių siūlėje – juostelė, todėl kuprinės petnešos ir po metų neištąso.',
      'M dydžio ilgis 71 cm',
      'Skalbti 40 °C, susitraukia iki 3 %',
      'Pasiūta Kaune',
    ],
  },
  'CO-1703': {
    en: [
      'Twelve-ounce denim with two per cent stretch is cut straight below the knee and given a third row of stitching on the seat. One thigh pocket holds a map or a phone without showing.',
      'Inside leg 80 cm, overall 104 cm',
      'Wash inside out, wear three times first',
      'Rivets do not scratch saddles',
    ],
    lt: [
      'Dvylikos uncijų džinsinis audinys su dviem procentais elastano, žemiau kelio tiesus, sėdynė susiūta trimis siūlėmis. Šlaunies kišenė paslepia žemėlapį ar telefoną.',
      'Vidinė siūlė 80 cm, visas ilgis 104 cm',
      'Skalbti išvertus, pirmiau tris kartus dėvėti',
      'Kniedės nebraižo balno',
    ],
  },
  'CO-1704': {
    en: [
      'Woven polyester from bottles dries in half an hour on a towel rail, and a mesh lining comes out with one zip. The drawcord ends in plastic tips that do not rust, and the back pocket drains through holes.',
      'Length 42 cm in size M',
      'Wash at 30 °C, no softener',
      'Pocket for a key inside the waist',
    ],
    lt: [
      'Iš butelių austas poliesteris ant radiatoriaus išdžiūsta per pusvalandį, o tinklinis pamušalas atsisega užtrauktuku. Juosmens virvelės galiukai plastikiniai, nerūdija, o iš galinės kišenės vanduo išbėga pro skylutes.',
      'M dydžio ilgis 42 cm',
      'Skalbti 30 °C, be minkštiklio',
      'Vidinė kišenė raktui',
    ],
  },
  'HG-1801': {
    en: [
      'Cotton twill is sewn from five pieces so the front stays smooth, and the peak is a sheet of foam rather than cardboard. It survives the machine at thirty degrees and a night under a rucksack.',
      'Strap adjusts from 55 to 61 cm',
      'Sweatband dries in an hour',
      'Weighs 70 g',
    ],
    lt: [
      'Medvilninis ruoželis susiūtas iš penkių dalių, kad priekis liktų lygus, o snapelis iš putų, ne iš kartono. Kepurė pakelia skalbyklę trisdešimties laipsnių ir naktį po kuprine.',
      'Dirželis reguliuojamas 55–61 cm',
      'Juostelė išdžiūsta per valandą',
      'Sveria 70 g',
    ],
  },
  'HG-1803': {
    en: [
      'Lambswool from the Baltic islands is woven in Vilnius and raised with wire brushes on one side only, so it holds air but does not shed on a coat. Each end has twelve knotted tassels.',
      '180 by 28 cm',
      'Wash by hand in cool water',
      'Warm without weight, 110 g',
    ],
    lt: [
      'Baltijos salų ėriuko vilna išausta Vilniuje ir iš vienos pusės pašiaušta vieliniais šepečiais, todėl sulaiko orą, bet nesivelia ant palto. Abiejuose galuose po dvylika surištų kutų.',
      '180 × 28 cm',
      'Skalbti rankomis vėsiame vandenyje',
      'Šilta ir lengva, 110 g',
    ],
  },
  'HG-1804': {
    en: [
      'Eight ribs of fibreglass hang from a steel crown, and the two-layer canopy vents gusts between its panels. The curved handle is cherry wood, drilled for a loop, and the tip is replaceable rubber.',
      '104 cm across, 88 cm long',
      'Name label inside a rib',
      'Dry it open, in the shade',
    ],
    lt: [
      'Aštuoni stiklo pluošto virbai laikosi plieniniame vainike, o dviejų sluoksnių kupolas tarp skiaučių išleidžia gūsius. Lenkta rankena iš vyšnios medienos, su skylute kilpai, galiukas keičiamas, guminis.',
      '104 cm skersmens, 88 cm ilgio',
      'Vardo etiketė prie virbo',
      'Džiovinkite išskleistą, pavėsyje',
    ],
  },
  'HG-1805': {
    en: [
      'Frames of foamed polymer weigh less than water, and the temples grip without pressing behind the ears. The lenses are category two, coated to shed drops, good for overcast days and for driving as well.',
      '14 cm wide, 26 g',
      'Neck cord in the case',
      'Lenses can be replaced by an optician',
    ],
    lt: [
      'Putų polimero rėmeliai lengvesni už vandenį, o kojelės prilaiko nespausdamos už ausų. Antros kategorijos lęšiai vandenį atstumia lašeliais ir tinka apsiniaukusiai dienai bei vairuoti.',
      '14 cm pločio, 26 g',
      'Dėkle – kaklo virvelė',
      'Lęšius gali pakeisti optikas',
    ],
  },
}
