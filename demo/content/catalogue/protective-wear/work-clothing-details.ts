import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of work-clothing. */
export const workClothingDetails: ProductDetails = {
  'HV-1002': {
    en: [
      'Knitted polyester with openings under the arms lets air through, and the reflective bands are sewn on and not heat-pressed. It is cut wide enough to go over a winter jacket without riding up.',
      'Washed at 40 degrees up to 25 times',
      'Pen loop and badge window on the chest',
    ],
    lt: [
      'Megztas poliesteris su angomis po pažastimis praleidžia orą, o atspindinčios juostos prisiūtos, ne užpresuotos. Sukirpta plačiai, tad telpa ant žieminės striukės ir nekyla aukštyn.',
      'Skalbiama 40 laipsnių iki 25 kartų',
      'Ant krūtinės – kilpa rašikliui ir langelis kortelei',
    ],
  },
  'HV-1009': {
    en: [
      'Two large pockets at the front take folded plans, and flaps with press studs keep the small ones shut on a ladder. The back has a gusset that opens when you bend over the tripod.',
      'Tear-resistant mesh panels at the sides',
      'Wash cold, do not iron the bands',
    ],
    lt: [
      'Į dvi dideles priekines kišenes telpa sulankstyti planai, o mažąsias ant kopėčių saugo atvartai su spaudėmis. Nugaroje yra klostė, kuri išsiskleidžia pasilenkus prie trikojo.',
      'Šonuose – atsparus plyšimui tinklelis',
      'Skalbkite šaltai, juostų nelyginkite',
    ],
  },
  'HV-1016': {
    en: [
      'Soft knitted fabric with a bound neck that does not scratch, and one band all the way round at the height car headlights reach. Room for a rucksack under it is planned in.',
      'For children of 110 to 140 centimetres',
      'Name label is heat-sealed inside',
    ],
    lt: [
      'Minkštas megztas audinys su apsiūta, nedraskančia apykakle ir ištisinė juosta ten, kur pasiekia automobilio žibintai. Numatyta vietos kuprinei po apačia.',
      '110–140 centimetrų ūgio vaikams',
      'Vidinė etiketė vardui',
    ],
  },
  'HV-1023': {
    en: [
      'Fine polyester knit that dries within an hour of hanging, dyed in a colour that stands out against gravel and grass. The neck is ribbed and taped inside against rubbing; in traffic, wear a vest with bands over it.',
      'UV protection factor 40',
      'Machine wash at 40 degrees, no softener',
    ],
    lt: [
      'Smulkus poliesterio trikotažas išdžiūsta per valandą, o jo spalva išsiskiria žvyro ir žolės fone. Apykaklė rumbuota ir iš vidaus apsiūta, kad netrintų; važiuojamojoje dalyje ant viršaus vilkėkite liemenę su juostomis.',
      'Apsauga nuo UV – 40',
      'Skalbkite 40 laipsnių, be minkštiklio',
    ],
  },
  'TR-1102': {
    en: [
      'Fourteen-ounce denim with rivets at every point that usually tears, and bar tacks at the ruler pocket. The knee pockets open from below, so pads are set to the right height standing.',
      'Hems can be let down by five centimetres',
      'Wash inside out at 60 degrees',
    ],
    lt: [
      'Keturiolikos uncijų džinsas su kniedėmis visose vietose, kurios paprastai plyšta. Antkelių kišenės atsidaro iš apačios, todėl antkelius reikiamame aukštyje nustatysite stovėdami.',
      'Kelnių galus galima pailginti penkiais centimetrais',
      'Skalbkite išvertę 60 laipsnių temperatūroje',
    ],
  },
  'JK-1201': {
    en: [
      'A knee-length coat with a corduroy collar and a quilted lining that buttons out in April. Seams at the shoulders are doubled and taped, and the horn buttons are sewn on with a shank.',
      'Tin of wax for the first winter included',
      'Sponge clean only, never machine wash',
    ],
    lt: [
      'Paltas iki kelių su velveto apykakle ir dygsniuotu pamušalu, kurį balandį galima išsegti. Pečių siūlės dvigubos ir užklijuotos, o rago imitacijos sagos prisiūtos ant kojelės.',
      'Pridėta dėžutė vaško pirmai žiemai',
      'Tik valykite kempine, neskalbkite skalbyklėje',
    ],
  },
  'JK-1208': {
    en: [
      'Padded with 200 grams of recycled fibre and cut roomy enough for a fleece and a radio underneath. A membrane behind the outer fabric keeps wind and sleet out and passes steam.',
      'Two chest pockets reach without undressing',
      'Machine wash at 30 degrees, tumble dry with balls',
    ],
    lt: [
      'Pašiltintas 200 gramų perdirbto pluošto, sukirptas taip, kad tilptų flisas ir racija. Membrana po išoriniu audiniu sulaiko vėją bei šlapdribą ir išleidžia garus.',
      'Dvi krūtinės kišenės pasiekiamos neatsisegus',
      'Skalbkite 30 laipsnių, džiovinkite su kamuoliukais',
    ],
  },
}
