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
}
