import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of soft-toys. */
export const softToysDetails: ProductDetails = {
  'WD-2001': {
    en: [
      'Mohair-look plush filled with recycled fibre and a few beads in the seat, which keep him upright. The arms turn on wooden discs inside, and the eyes are embroidered and not sewn on.',
      'Wash by hand at 30 degrees',
      'The name fits on the foot label',
    ],
    lt: [
      'Moherį primenantis pliušas, užpildytas perdirbtu pluoštu, o sėdynėje – granulės, kad sėdėtų tiesiai. Rankos sukasi ant medinių diskų viduje, akys išsiuvinėtos, ne prisiūtos.',
      'Skalbkite rankomis 30 laipsnių',
      'Vardas telpa ant pėdos etiketės',
    ],
  },
  'WD-2008': {
    en: [
      'Short orange plush on the front and brushed cotton behind, cool against a cheek. Nose and eyes are stitched with thread, so there is nothing a baby could pull off.',
      'Filling of recycled polyester',
      'Machine wash at 40 degrees in a bag',
    ],
    lt: [
      'Priekis – trumpas oranžinis pliušas, nugarėlė – šiaušta medvilnė, vėsi prie skruosto. Nosis ir akys išsiuvinėtos siūlu, tad kūdikiui nėra ko nutraukti.',
      'Užpildas – perdirbtas poliesteris',
      'Skalbkite skalbyklėje 40 laipsnių, maišelyje',
    ],
  },
  'WD-2015': {
    en: [
      'The coat is long-pile plush, clipped into tufts, and the belly is smooth so that he slides over the blanket. A handful of beads in the bottom gives weight, like a real one in autumn.',
      'Air on the line, brush with fingers',
      'Height while sitting: 15 centimetres',
    ],
    lt: [
      'Nugarėlė – ilgo plauko pliušas, sukirptas kuokšteliais, pilvas lygus, tad jis slysta antklode. Dugne sauja granulių suteikia svorio – kaip tikram ežiui rudenį.',
      'Vėdinkite ore, šukuokite pirštais',
      'Sėdinčio aukštis – 15 centimetrų',
    ],
  },
  'WD-2022': {
    en: [
      'Sewn from brushed cotton in four shades, with felt feet that are stiffened so the owl stands. The wings are only attached at the shoulder and lift, which makes room for a pencil or a note.',
      'Filled with wool fleece',
      'Clean with a damp sponge',
    ],
    lt: [
      'Pasiūta iš keturių atspalvių šiauštos medvilnės, kojos iš sustandinto veltinio, todėl pelėda stovi. Sparnai prisiūti tik ties pečiais ir pakyla – po jais telpa pieštukas ar raštelis.',
      'Užpildyta vilnos karšiniu',
      'Valykite drėgna kempine',
    ],
  },
  'WD-2029': {
    en: [
      'Washed linen on the outside, organic cotton fleece inside, and ears long enough to be tied in a loose knot. The rattle in one foot is sealed in a second pouch, so it survives the washing machine.',
      'Tested for newborns',
      'Wash at 40 degrees, dry in the air',
    ],
    lt: [
      'Išorė – skalbtas linas, vidus – ekologiškos medvilnės karšinys, ausys tokios ilgos, kad jas galima surišti. Barškutis vienoje kojoje įsiūtas antrame maišelyje, todėl atlaiko skalbyklę.',
      'Išbandytas naujagimiams',
      'Skalbkite 40 laipsnių, džiovinkite ore',
    ],
  },
  'FI-2101': {
    en: [
      'Curls of boiled wool on a body of cotton jersey, with dark felt legs that are stuffed firmly enough to stand on a shelf. Every ewe is sewn by one person in a workshop near Anykščiai.',
      'Do not wash; brush and air',
      'Height 21 centimetres',
    ],
    lt: [
      'Veltos vilnos garbanos ant medvilninio trikotažo kūno, tamsaus veltinio kojos prikimštos tvirtai, tad avelė stovi lentynoje. Kiekvieną pasiuva vienas žmogus dirbtuvėje netoli Anykščių.',
      'Neskalbkite; šukuokite ir vėdinkite',
      'Aukštis – 21 centimetras',
    ],
  },
  'FI-2122': {
    en: [
      'Dense plush in black and white with a yellow blush at the neck, printed through the pile. The base is flat and filled with beads in a cloth bag, so the bird does not topple.',
      'Eyes embroidered, beak in felt',
      'Surface wash with wool soap',
    ],
    lt: [
      'Tankus juodas ir baltas pliušas su gelsvu atspalviu ties kaklu. Pagrindas plokščias, užpildytas granulėmis medžiaginiame maišelyje, tad paukštis neapvirsta.',
      'Akys išsiuvinėtos, snapas – veltinio',
      'Paviršių valykite vilnos muilu',
    ],
  },
  'FI-2129': {
    en: [
      'White plush with a zip at the back, filled with an inner cushion that comes out. Ears and muzzle are padded separately, so they spring back after somebody has slept on them.',
      'Cover washed at 40 degrees',
      'Inner cushion sold as a spare',
    ],
    lt: [
      'Baltas pliušas su užtrauktuku gale, viduje – išimama pagalvė. Ausys ir snukutis užpildyti atskirai, todėl pamiegojus vėl atsistato.',
      'Užvalkalas skalbiamas 40 laipsnių',
      'Vidinė pagalvė parduodama atskirai',
    ],
  },
  'FI-2136': {
    en: [
      'Short plush that stays clean under sticky hands, with a spout of felt ribbons on top. The voice sits in a pocket with hook-and-loop, comes out for washing and works by pressure, without a battery.',
      'Suitable from birth',
      'Wash at 30 degrees without the voice',
    ],
    lt: [
      'Trumpas pliušas, netepamas lipniomis rankomis, viršuje – veltinio juostelių fontanas. Balselis įdėtas į kišenėlę su lipduku, skalbiant išimamas ir veikia suspaudus, be baterijos.',
      'Tinka nuo gimimo',
      'Skalbkite 30 laipsnių be balselio',
    ],
  },
  'FI-2143': {
    en: [
      'The head is firm enough to grasp and the arms differ in cloth, length and rustle, which keeps small hands busy in the pram. All seams are sewn twice, because everything ends in a mouth.',
      'Loop for a dummy clip',
      'Dyes tested to Oeko-Tex 100',
    ],
    lt: [
      'Galva pakankamai tvirta suimti, o kojos skiriasi audiniu, ilgiu ir šnarėjimu – vežimėlyje užima mažas rankas. Visos siūlės dvigubos, nes viskas baigiasi burnoje.',
      'Kilpelė čiulptuko laikikliui',
      'Dažai patikrinti pagal „Oeko-Tex 100“',
    ],
  },
  'WA-2236': {
    en: [
      'The dark patches are appliquéd with a dense stitch, and the ears are double so they stand up. Behind the face is a pocket as wide as a hand, for pyjamas or a letter to the tooth fairy.',
      'Filled with hollow fibre, 350 grams',
      'Wash at 30 degrees with the pocket empty',
    ],
    lt: [
      'Tamsios dėmės prisiūtos tankiu dygsniu, ausys dvigubos, todėl stovi. Už veido – plaštakos pločio kišenė pižamai arba laiškui dantukų fėjai.',
      'Tuščiavidurio pluošto užpildas, 350 gramų',
      'Skalbkite 30 laipsnių tuščia kišene',
    ],
  },
}
