import type { ProductDetails } from '../../common/details.ts'

export const drinksDetails: ProductDetails = {
  'CT-1601': {
    en: [
      'Glazed stoneware with a strainer of perforated steel that lifts out when the tea is strong enough. The lid has a catch and stays on when the pot is tipped right over.',
      'Pours four cups of 0.3 l',
      'Rinse with water only, tea needs no soap',
    ],
    lt: [
      'Glazūruota akmens masė ir skylėto plieno sietelis, kurį išimsite, kai arbata bus pakankamai stipri. Dangtelis su užkabu: nenukrinta net visai pavertus arbatinuką.',
      'Pripilsite keturis 0,3 l puodelius',
      'Skalaukite tik vandeniu, ploviklio nereikia',
    ],
  },
  'CT-1602': {
    en: [
      'Thrown in Juodkrantė from grey clay and dipped by hand, so the colour ends in a different line on each mug. The walls are thick at the base and thin at the lip.',
      'Microwave and dishwasher, glaze tested for lead',
      'A name can be put on the label',
    ],
    lt: [
      'Nužiestas Juodkrantėje iš pilko molio ir į glazūrą panardintas ranka, todėl spalvos riba kiekvieno puodelio vis kitokia. Sienelės prie dugno storos, prie lūpos plonos.',
      'Tinka mikrobangoms ir indaplovei, glazūra be švino',
      'Ant etiketės galima užrašyti vardą',
    ],
  },
  'CT-1603': {
    en: [
      'White porcelain-like stoneware with two blue lines, fired thin enough to show your fingers against the light. A saucer of dark wood catches the drops and carries the tea bag afterwards.',
      'Cup and saucer in a box',
      'Cup by hand, saucer with a dry cloth',
    ],
    lt: [
      'Balta akmens masė su dviem mėlynomis juostelėmis, išdegta tokia plona, kad prieš šviesą matyti pirštai. Tamsaus medžio lėkštelė sugaudo lašus, o paskui ant jos gula arbatos pakelis.',
      'Dėžutėje puodelis ir lėkštelė',
      'Puodelį plaukite rankomis, lėkštelę šluostykite sausai',
    ],
  },
  'CT-1605': {
    en: [
      'Two walls of stainless steel with a vacuum between them and a screw lid that becomes the cup. Coffee poured in at 90 °C has 68 °C after eight hours, measured at 20 °C outside.',
      'Three quarters of a litre, five cups',
      'Seal can be taken out and washed',
      'Five-year guarantee on the vacuum',
    ],
    lt: [
      'Dvi nerūdijančio plieno sienelės, tarp jų vakuumas, o užsukamas dangtelis virsta puodeliu. Įpylus 90 °C kavos, po aštuonių valandų kambario temperatūroje jos šiluma – 68 °C.',
      'Trys ketvirčiai litro, penki puodeliai',
      'Tarpinę galima išimti ir išplauti',
      'Vakuumui suteikiama penkerių metų garantija',
    ],
  },
  'CT-1606': {
    en: [
      'A round pot of brown stoneware with a lid that leaves room for the stick of the dipper. It takes the contents of one half-litre jar of honey at once.',
      'Beech dipper, 16 cm, included',
      'Stand it in warm water if the honey sets',
    ],
    lt: [
      'Apvalus rudos akmens masės indelis, kurio dangtelyje palikta išpjova šaukštelio kotui. Į jį telpa visas pusės litro stiklainis medaus.',
      'Pridedamas bukinis šaukštelis, 16 cm',
      'Jei medus sustingo, pastatykite į šiltą vandenį',
    ],
  },
  'GJ-1701': {
    en: [
      'Mouth-blown crystal without lead, with a stem drawn from the bowl instead of glued on. It is filled to the widest point, a fifth of its volume, and then it rings.',
      'Six come in a card with partitions',
      'Top rack at 55 °C, dry with linen',
      'Sold empty; the wine shows the right level',
    ],
    lt: [
      'Ranka pūstas krištolas be švino, o kojelė ištempta iš pačios taurės, ne priklijuota. Pripilama iki plačiausios vietos – penktadalis tūrio, ir tada taurė skamba.',
      'Šešios taurės parduodamos dėžutėje su pertvarėlėmis',
      'Viršutinė lentyna, 55 °C, šluostykite linu',
      'Parduodama tuščia; vynas rodo tinkamą lygį',
    ],
  },
  'GJ-1702': {
    en: [
      'Pressed soda glass with a base of two centimetres and a handle for the whole hand. The line for half a litre is a finger below the rim and leaves room for the foam.',
      'Calibrated, marked 0.5 l',
      'Cool it in the freezer for ten minutes',
      'The beer in the picture is not included',
    ],
    lt: [
      'Presuotas stiklas: dugnas dviejų centimetrų, o ąselę galima apimti visa ranka. Pusės litro žyma yra per pirštą žemiau krašto, tad lieka vietos putai.',
      'Kalibruotas, pažymėtas 0,5 l',
      'Dešimt minučių atvėsinkite šaldiklyje',
      'Paveikslėlyje matomo alaus neparduodame kartu',
    ],
  },
  'GJ-1703': {
    en: [
      'Straight walls and a solid base, pressed from tinted glass, so the colour does not wear off. One and the same glass for water in the morning and whisky on Friday.',
      'Tempered, survives a fall on wood',
      'Sold singly, packed in paper',
    ],
    lt: [
      'Tiesios sienelės ir pilnavidurio stiklo dugnas; stiklas dažytas masėje, tad spalva nenusitrina. Ta pati stiklinė tinka ir rytiniam vandeniui, ir penktadienio viskiui.',
      'Grūdinta, atlaiko kritimą ant medinių grindų',
      'Parduodama po vieną, įvyniota į popierių',
    ],
  },
  'GJ-1704': {
    en: [
      'A steep cone on a stem of ten centimetres, so that the drink stays cold and the fingers stay off it. Stem and foot are of coloured glass; the rim is one millimetre thick and ground smooth.',
      'Holds 180 ml to the brim',
      'Upper rack, away from the plates',
      'Pictured with a drink, delivered without one',
    ],
    lt: [
      'Status kūgis ant dešimties centimetrų kojelės: gėrimas lieka šaltas, o pirštai jo nešildo. Kojelė ir padas – iš spalvoto stiklo, kraštas – vos milimetro storio, nušlifuotas lygiai.',
      'Iki krašto telpa 180 ml',
      'Viršutinėje lentynoje, atokiau nuo lėkščių',
      'Pavaizduota su gėrimu, pristatoma be jo',
    ],
  },
  'GJ-1705': {
    en: [
      'Heat-resistant glass with a neck you can hold in wet hands and a lip that cuts the last drop. One litre, with the top hand’s breadth left free for mint and ice.',
      'Stands hot tea up to 95 °C',
      'A bottle brush fits through the neck',
    ],
    lt: [
      'Karščiui atsparus stiklas, kaklelis, kurio neišmes šlapia ranka, ir kraštas, nukertantis paskutinį lašą. Telpa litras, o viršuje dar lieka vietos mėtoms ir ledui.',
      'Atlaiko iki 95 °C karštą arbatą',
      'Pro kaklelį telpa butelių šepetys',
    ],
  },
  'GJ-1707': {
    en: [
      'Two flutes of lead-free crystal with a scratched point at the bottom, from which the bubbles rise in one line. The stems are long enough for a proper clink without wetting a sleeve.',
      'Box of two, lined with card',
      'Rinse without soap, it kills the bubbles',
      'Photographed full, packed empty',
    ],
    lt: [
      'Dvi krištolo be švino taurės; dugne įrėžtas taškas, iš kurio burbuliukai kyla viena gija. Kojelės tokios ilgos, kad susidauždami nesušlapsite rankovės.',
      'Dėžutėje dvi taurės su kartono įdėklu',
      'Skalaukite be ploviklio, jis naikina burbuliukus',
      'Parodytos pilnos, supakuotos tuščios',
    ],
  },
}
