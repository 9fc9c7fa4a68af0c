import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of music-and-dance. */
export const musicAndDanceDetails: ProductDetails = {
  'SK-4001': {
    en: [
      'An alder body with a bolted maple neck, two single-coil pickups and a three-way switch. The frets are dressed and the strings set low in our workshop, so beginners do not fight the instrument.',
      'Cable, strap and two picks included',
      'Amplifier sold separately',
    ],
    lt: [
      'Alksnio korpusas su prisuktu klevo grifu, du vienos ritės garso imtuvai ir trijų padėčių jungiklis. Dirbtuvėje nušlifuojame slenksčius ir nuleidžiame stygas, kad pradedantiesiems būtų lengva.',
      'Pridėtas laidas, diržas ir du mediatoriai',
      'Stiprintuvas parduodamas atskirai',
    ],
  },
  'SK-4008': {
    en: [
      'Full size, with ebony pegs and fingerboard and four fine tuners in the tailpiece. The bridge is cut to the instrument, and the bow is brazilwood with real horsehair, rehaired when it wears.',
      'Strings, tailpiece and bridge fitted and in tune',
      'First string change in our shops is free',
    ],
    lt: [
      'Pilno dydžio, juodmedžio kuoleliai ir grifas, stygų laikiklyje – keturi tikslaus derinimo varžteliai. Tiltelis pritaikytas instrumentui, stryklas iš brazilmedžio su tikrais ašutais.',
      'Stygos, stygų laikiklis ir tiltelis sumontuoti ir suderinti',
      'Pirmas stygų keitimas parduotuvėje – nemokamas',
    ],
  },
  'SK-4015': {
    en: [
      'A maple rim of eleven inches with a synthetic head and sixteen brackets, which keep the tension even in damp rooms. The fifth string has a geared peg, so it does not slip during a tune.',
      'Scale length 67 centimetres',
      'Bag, finger picks and tuning key included',
    ],
    lt: [
      'Vienuolikos colių klevo lankas su sintetine membrana ir šešiolika veržtuvų, išlaikančių įtempimą net drėgnoje patalpoje. Penktosios stygos kuolelis su pavara, tad grojant neatsisuka.',
      'Menzūra – 67 centimetrai',
      'Pridėtas dėklas, antpirščiai ir raktas',
    ],
  },
  'SK-4022': {
    en: [
      'Hammer action in three weights, eighty sounds and a split point that can be set anywhere. It runs for six hours on its built-in battery and has sockets for two pedals and headphones.',
      'Sustain pedal and mains adapter included',
      'Cheeks of walnut',
    ],
    lt: [
      'Trijų svorio lygių plaktukinė klaviatūra, aštuoniasdešimt garsų ir laisvai nustatomas dalijimo taškas. Įmontuotas akumuliatorius veikia šešias valandas, yra lizdai dviem pedalams ir ausinėms.',
      'Pridėtas pedalas ir maitinimo adapteris',
      'Šonai – riešutmedžio',
    ],
  },
  'SK-4029': {
    en: [
      'Thirty-four treble keys, forty-eight bass buttons and hand-finished steel reeds, waxed in and not pinned. The bellows are cardboard and cloth with leather corners, as they can be repaired anywhere.',
      'Case and padded straps included',
      'Three-year warranty on reeds and bellows',
      'Engraving on the plate above the keys',
    ],
    lt: [
      'Trisdešimt keturi klavišai, keturiasdešimt aštuoni bosų mygtukai ir ranka derinti plieniniai liežuvėliai, įtvirtinti vašku. Dumplės iš kartono ir audinio su odiniais kampais, todėl pataisomos bet kur.',
      'Pridėtas lagaminas ir paminkštinti diržai',
      'Liežuvėliams ir dumplėms – trejų metų garantija',
      'Graviruojama plokštelė virš klavišų',
    ],
  },
  'WI-4101': {
    en: [
      'Yellow brass with a hand-hammered bell, valves of Monel metal and a slide with a ring for the third finger. It plays in tune through two octaves without tricks and forgives tired lips.',
      'Case, mouthpiece and valve oil included',
      'Rinse through with lukewarm water monthly',
    ],
    lt: [
      'Geltonasis žalvaris su ranka kalta taure, „Monel“ metalo ventiliai ir stūmiklis su žiedu trečiam pirštui. Dvi oktavas skamba tiksliai, o pavargusioms lūpoms yra atlaidus.',
      'Pridėtas dėklas, pūstukas ir ventilių alyva',
      'Kas mėnesį praplaukite drungnu vandeniu',
    ],
  },
  'WI-4108': {
    en: [
      'A lacquered brass body with high F sharp key and waterproof pads on metal resonators. A technician checks every pad with a lamp, and the thumb hook can be moved without tools.',
      'Mouthpiece, two reeds and neck strap included',
      'Swab after playing, keep reeds in a case',
    ],
    lt: [
      'Lakuoto žalvario korpusas su aukšto fa diezo vožtuvu ir atspariomis drėgmei pagalvėlėmis. Meistras kiekvieną pagalvėlę patikrina lempute, o nykščio atrama perstatoma be įrankių.',
      'Pridėtas pūstukas, du liežuvėliai ir diržas',
      'Pagroję išsluostykite, liežuvėlius laikykite dėkle',
    ],
  },
  'WI-4115': {
    en: [
      'Pear wood seasoned for seven years, bored on a lathe and voiced by hand, with baroque fingering and double holes. Play it in for twenty minutes a day during the first weeks, so that the wood adapts.',
      'Felt bag, cleaning rod and oil in the box',
      'Two joints with cork',
    ],
    lt: [
      'Septynerius metus džiovinta kriaušės mediena, gręžta staklėmis, balsas nustatytas ranka; barokinė aplikatūra, dvigubos skylutės. Pirmomis savaitėmis grokite po dvidešimt minučių, kad mediena priprastų.',
      'Dėžutėje – veltinio maišelis, valymo strypas ir aliejus',
      'Dvi dalys su kamščio jungtimi',
    ],
  },
  'WI-4122': {
    en: [
      'A coil of brass tube without valves, rolled and soldered in a small workshop and hung with a red cord. All notes come from the lips, which is learned in an afternoon and mastered in a year.',
      'Cord and tassels can be taken off',
      'Engraving runs around the bell',
    ],
    lt: [
      'Žalvarinio vamzdelio ritė be ventilių, sulenkta ir sulituota mažoje dirbtuvėje, su raudona virvele. Visas natas formuoja lūpos – išmokstama per popietę, įgundama per metus.',
      'Virvelę ir kutus galima nuimti',
      'Graviruojama aplink taurę',
    ],
  },
  'DR-4201': {
    en: [
      'Six layers of birch, tensioned by cotton rope with leather ears, and a calfskin-like film on both sides. The snares lie underneath and are switched off with a lever when the band is silent.',
      'Sticks and shoulder strap included',
      'Loosen the rope after each parade',
    ],
    lt: [
      'Šeši beržo sluoksniai, įtempti medvilnine virve su odinėmis ausytėmis, abiejose pusėse – veršiuko odą primenanti membrana. Stygos apačioje išjungiamos svirtele, kai orkestras tyli.',
      'Pridėtos lazdelės ir diržas per petį',
      'Po parado virvę atleiskite',
    ],
  },
  'DR-4208': {
    en: [
      'A shell carved from one piece of dark hardwood, with the skin pulled over two iron rings. The coloured rope is low-stretch polyester, so the drum keeps its pitch from summer to winter.',
      'Playing surface 31 centimetres',
      'Keep away from radiators and car boots',
    ],
    lt: [
      'Korpusas išskaptuotas iš vieno tamsaus kietmedžio gabalo, oda užtempta ant dviejų geležinių žiedų. Spalvota virvė – mažai tįstantis poliesteris, tad būgnas nesiderina iš naujo nuo vasaros iki žiemos.',
      'Mušamasis paviršius – 31 centimetras',
      'Nelaikykite prie radiatoriaus ar automobilio bagažinėje',
    ],
  },
  'DR-4215': {
    en: [
      'Dried gourds, dressed with water-based paint and filled with canna seeds through the neck. The handles are turned from beech and pinned as well as glued, because they are meant to be shaken hard.',
      'Left one sounds a little lower',
      'Paint is safe for children from three',
    ],
    lt: [
      'Džiovinti moliūgėliai, nudažyti vandeniniais dažais ir per kaklelį pripildyti kanų sėklų. Rankenos ištekintos iš buko, priklijuotos ir užkaištos, nes purtoma stipriai.',
      'Kairysis skamba truputį žemiau',
      'Dažai saugūs vaikams nuo trejų metų',
    ],
  },
  'DR-4222': {
    en: [
      'A dynamic capsule with a cardioid pattern on a shock mount, so hand noise stays out of the loudspeakers. The steel basket unscrews for washing, and the switch on the shaft can be locked.',
      'Frequency range 50 to 16,000 hertz',
      'Stand clamp and pouch, cable not included',
    ],
    lt: [
      'Dinaminė kardioidinė kapsulė ant smūgius slopinančio laikiklio, tad rankų triukšmas nepatenka į kolonėles. Plieninis tinklelis atsukamas plauti, o jungiklį ant koto galima užrakinti.',
      'Dažnių sritis – nuo 50 iki 16 000 hercų',
      'Laikiklis ir maišelis pridėti, laidas – ne',
    ],
  },
  'DR-4229': {
    en: [
      'A conductive plastic fader with a hundred millimetres of travel in a steel case, passive and therefore free of noise. Balanced sockets stand on the narrow side, and the scale can be written on with a soft pencil.',
      'No power supply needed',
      'Fader is a spare part, four screws',
    ],
    lt: [
      'Laidaus plastiko slankiklis su šimto milimetrų eiga plieno korpuse – pasyvus, todėl be triukšmo. Simetriniai lizdai siauroje pusėje, o ant skalės galima rašyti minkštu pieštuku.',
      'Maitinimo nereikia',
      'Slankiklis keičiamas, keturi varžtai',
    ],
  },
  'DR-4236': {
    en: [
      'A turned brass dome on a wooden base, tuned to the D above the stave and struck with the plunger or a soft mallet. Felt under the base keeps it from walking across the music stand.',
      'Rings for about six seconds',
      'Polish with a dry cloth only',
    ],
    lt: [
      'Tekinto žalvario gaubtas ant medinio pagrindo, suderintas antros oktavos re; mušamas mygtuku arba minkštu plaktuku. Veltinys apačioje neleidžia slinkti natų pultu.',
      'Skamba apie šešias sekundes',
      'Blizginkite tik sausa šluoste',
    ],
  },
  'DA-4301': {
    en: [
      'Cotton canvas with a suede sole in two parts, which lets the arch bend without a fold. The elastic drawstring is knotted inside the tape, so it does not press on the toes.',
      'Order street size, snug fit',
      'Hand wash, reshape and dry in the air',
    ],
    lt: [
      'Medvilninė drobė su dviejų dalių zomšiniu padu, leidžiančiu keltei lenktis be raukšlės. Elastinga virvelė surišta juostelės viduje, tad nespaudžia pirštų.',
      'Rinkitės įprastą dydį, bateliai prigludę',
      'Skalbkite rankomis, suformuokite ir džiovinkite ore',
    ],
  },
  'DA-4308': {
    en: [
      'Cotton sateen with three per cent elastane, a fitted bodice and a full circle of skirt that measures five metres at the hem. Straps adjust at the back, and the zip is covered in the side seam.',
      'Length from waist 62 centimetres',
      'Wash at 30 degrees, iron from the inside',
    ],
    lt: [
      'Medvilnės satinas su trimis procentais elastano, prigludęs liemuo ir pilno rato sijonas, kurio apačia – penki metrai. Petnešėlės reguliuojamos nugaroje, užtrauktukas paslėptas šone.',
      'Sijono ilgis nuo juosmens – 62 centimetrai',
      'Skalbkite 30 laipsnių, lyginkite iš vidaus',
    ],
  },
  'DA-4315': {
    en: [
      'Thirty bamboo ribs, split from one cane so that they open evenly, with silk-laid paper glued on one side. The guard sticks are thicker and lacquered; a tassel hangs from the rivet.',
      'Opens to 42 centimetres',
      'Keep closed and dry in its sleeve',
    ],
    lt: [
      'Trisdešimt bambuko stipinėlių, suskelti iš vieno stiebo, kad skleistųsi tolygiai; iš vienos pusės priklijuotas šilkinis popierius. Kraštinės plokštelės storesnės ir lakuotos, prie kniedės kabo kutas.',
      'Išskleistos plotis – 42 centimetrai',
      'Laikykite suskleistą ir sausą įmautėje',
    ],
  },
  'DA-4322': {
    en: [
      'Leather uppers lined with leather, and an eight-centimetre heel with a wide seat and a steel spine. The sole is chrome-tanned suede that slides and stops; brush it against the nap.',
      'Heel caps and wire brush included',
      'For the dance floor, not the street',
    ],
    lt: [
      'Odinis viršus su odiniu pamušalu ir aštuonių centimetrų kulnas plačiu pagrindu bei plienine šerdimi. Padas – zomša, kuri slysta ir stabdo; ją šiauškite prieš plauką.',
      'Pridėtos kulnų apsaugos ir vielinis šepetys',
      'Šokių parketui, ne gatvei',
    ],
  },
}
