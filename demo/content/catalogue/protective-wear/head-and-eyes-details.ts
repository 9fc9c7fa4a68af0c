import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of head-and-eyes. */
export const headAndEyesDetails: ProductDetails = {
  'HE-2003': {
    en: [
      'A polyethylene shell over a textile cradle with six fastening points, adjustable from 52 to 64 centimetres. Slots at the sides take ear muffs and a visor, and a sweatband of foam and cotton is included.',
      'Insulates up to 440 volts',
      'Replace after five years or one hard blow',
    ],
    lt: [
      'Polietileno kevalas ant šešių taškų tekstilinio lopšio, reguliuojamas nuo 52 iki 64 centimetrų. Šoniniai lizdai tinka ausinėms ir skydeliui, pridėta putų ir medvilnės juosta prakaitui.',
      'Izoliuoja iki 440 voltų',
      'Keiskite po penkerių metų arba stipraus smūgio',
    ],
  },
  'HE-2010': {
    en: [
      'The front carries a cross of reflective film under clear varnish, visible at fifty metres in torchlight. A four-point strap with a padded chin holds the helmet when you look straight down.',
      'Head sizes 53 to 63 centimetres',
      'Liner comes out and is washed at 40 degrees',
    ],
    lt: [
      'Priekyje po laku – atspindinčios plėvelės kryžius, prožektoriaus šviesoje matomas už penkiasdešimties metrų. Keturių taškų dirželis su paminkštinimu laiko šalmą žiūrint tiesiai žemyn.',
      'Galvos dydžiai nuo 53 iki 63 centimetrų',
      'Įdėklas išimamas ir skalbiamas 40 laipsnių',
    ],
  },
  'HE-2017': {
    en: [
      'A fibre-reinforced green shell without a peak, with six vents and a four-point cradle inside. The strap closes with a click buckle that opens under a pull of 25 kilograms.',
      'One size, 54 to 62 centimetres',
      'Paint may be touched up, not solvent-cleaned',
    ],
    lt: [
      'Pluoštu sutvirtintas žalias kevalas be snapelio, su šešiomis vėdinimo angomis ir keturių taškų lopšiu viduje. Dirželio sagtis spragteli ir atsisega veikiama 25 kilogramų jėgos.',
      'Vienas dydis, 54–62 centimetrai',
      'Dažus galima pataisyti, tirpikliais nevalykite',
    ],
  },
  'HE-2024': {
    en: [
      'A cotton baseball cap with a slotted ABS insert and a strip of foam that takes the bump. Pull the insert out through the seam at the back and the cap goes into the machine at 40 degrees.',
      'Against knocks, not falling objects',
      'Adjusts from 54 to 60 centimetres',
    ],
    lt: [
      'Medvilninė kepurė su ažūriniu ABS įdėklu ir putų juosta, sugeriančia smūgį. Įdėklą išėmus pro siūlę gale, kepurė skalbiama skalbyklėje 40 laipsnių.',
      'Nuo atsitrenkimų, ne nuo krintančių daiktų',
      'Reguliuojama nuo 54 iki 60 centimetrų',
    ],
  },
  'EY-2101': {
    en: [
      'A one-piece polycarbonate lens without distortion at the edge, coated against fogging inside and scratches outside. The strap is wide, adjusts on both sides and does not stiffen in the cold.',
      'Fits over prescription glasses',
      'Rinse under the tap, do not wipe dry',
    ],
    lt: [
      'Vientisas polikarbonato stiklas be iškraipymų pakraštyje, viduje padengtas nuo rasojimo, išorėje – nuo įbrėžimų. Dirželis platus, reguliuojamas iš abiejų pusių ir nekietėja šaltyje.',
      'Telpa ant regėjimo akinių',
      'Plaukite po čiaupu, sausai netrinkite',
    ],
  },
  'EY-2108': {
    en: [
      'Polycarbonate lenses that stop 99 per cent of ultraviolet light, in a nylon frame with soft ends behind the ears. The coating withstands the alcohol wipes used in laboratories.',
      'Impact mark F, 45 metres per second',
      'Each pair in a recyclable paper bag',
    ],
    lt: [
      'Polikarbonato stiklai sulaiko 99 procentus ultravioletinių spindulių; nailono rėmelio kojelių galai minkšti. Danga atspari laboratorijose naudojamoms spiritinėms servetėlėms.',
      'Smūgio žyma F, 45 metrai per sekundę',
      'Kiekviena pora – popieriniame maišelyje',
    ],
  },
  'EY-2122': {
    en: [
      'Tempered glass in a skirt of soft silicone that seals against the cheeks, with a nose pocket for equalising pressure. The snorkel has a splash guard at the top and a drain valve below the mouthpiece.',
      'Rinse with fresh water after salt',
      'Down to five metres, adults only',
    ],
    lt: [
      'Grūdintas stiklas minkšto silikono apvade, sandariai priglundančiame prie skruostų; nosies kišenė padeda išlyginti slėgį. Vamzdelis su purslų gaubteliu viršuje ir vandens išleidimo vožtuvu apačioje.',
      'Po sūraus vandens išskalaukite gėlu',
      'Iki penkių metrų gylio, tik suaugusiesiems',
    ],
  },
  'EP-2201': {
    en: [
      'Gel cushions fill the gap that spectacle arms leave, and the wire band spreads the pressure across the head. Foam inserts and cushions come out and are replaced as a hygiene set.',
      'SNR 31 dB, head band only',
      'Replace cushions twice a year in daily use',
    ],
    lt: [
      'Gelio pagalvėlės užpildo tarpą prie akinių kojelių, o vielinis lankelis paskirsto spaudimą. Putų įdėklai ir pagalvėlės išimami ir keičiami higienos rinkiniu.',
      'SNR 31 dB, tik su lankeliu',
      'Kasdien dėvint pagalvėles keiskite dukart per metus',
    ],
  },
  'EP-2208': {
    en: [
      'FM reception through a short aerial inside the cup, limited to 82 decibels at the ear. Outer microphones pass voices on and close within milliseconds when the saw starts.',
      'Two AA cells last about 100 hours',
      'SNR 29 dB; cable for a two-way radio',
    ],
    lt: [
      'FM stotys priimamos trumpa antena kaušelyje, garsas ribojamas iki 82 decibelų. Išoriniai mikrofonai praleidžia balsus ir per milisekundes užsiveria, vos įsijungus pjūklui.',
      'Dviejų AA baterijų pakanka apie 100 valandų',
      'SNR 29 dB; laidas racijai',
    ],
  },
}
