import type { ProductDetails } from '../../common/details.ts'

export const wildlifeTerraceDetails: ProductDetails = {
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
      '180 cm long, platform 115 cm high',
      'From 3 to 8 years, up to 50 kg',
      'Leave 2 m free on every side',
    ],
    lt: [
      'Lovelis išpūstas iš vieno gabalo, be siūlių, jo bortai – aštuonių centimetrų. Tarp dviejų turėklų kyla keturios rumbuotos pakopos; dėžėje rasite inkarus ir raktą.',
      '180 cm ilgio, aikštelė 115 cm aukštyje',
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
