import type { ProductDetails } from '../../common/details.ts'

export const bathLaundryDetails: ProductDetails = {
  'BA-1901': {
    en: [
      'Bamboo swells less than most woods, and the seat is oiled on the underside too. Rubber caps keep the feet out of the wet and stop them from sliding on tiles.',
      'Carries 110 kg, also as a seat in the shower',
      'Wipe dry after splashing',
    ],
    lt: [
      'Bambukas išbrinksta mažiau nei dauguma medienų, o sėdynė aliejuota ir iš apačios. Guminiai antgaliai saugo kojas nuo vandens ir neslysta ant plytelių.',
      'Atlaiko 110 kg, tinka ir atsisėsti duše',
      'Aptaškytą nušluostykite sausai',
    ],
  },
  'BA-1904': {
    en: [
      'Rapeseed and coconut soap, boiled with eight per cent of tar from birch bark. It loosens resin and engine grease, and its smell stays in the bathroom longer than on the hands.',
      'Dark bar with tar, rust-brown one with bark meal',
      'Keep dry between washes',
    ],
    lt: [
      'Rapsų ir kokosų muilas, virtas su aštuoniais procentais beržo tošies deguto. Nuplauna sakus ir tepalą, o kvapas vonioje laikosi ilgiau nei ant rankų.',
      'Tamsus gabalas su degutu, rūdžių – su žieve',
      'Tarp plovimų laikykite sausai',
    ],
  },
  'BA-1905': {
    en: [
      'Four millimetres of glass in a cast brass frame with a small ornament above and below. A folding stay on the back holds it upright; with the stay closed it lies flat in a suitcase.',
      'Edges ground, back lined with felt',
      'Polish the frame with a dry cloth',
    ],
    lt: [
      'Keturių milimetrų stiklas lieto žalvario rėme su nedideliais ornamentais viršuje ir apačioje. Atlenkiama atrama jį laiko stačią, o užlenkus veidrodėlis telpa į lagaminą.',
      'Kraštai nušlifuoti, nugarėlė išklota veltiniu',
      'Rėmą blizginkite sausa šluoste',
    ],
  },
  'BA-1906': {
    en: [
      'Natural rubber from one mould, sealed underneath, so no water gets in and nothing grows inside. The paint on eyes and beak is made for toys and stands sunlight and soap.',
      'From birth, no small parts',
      'Float it in bathwater up to 45 °C',
    ],
    lt: [
      'Natūralios gumos antytė be siūlių, sandariu dugnu: vanduo nepatenka į vidų ir niekas ten neauga. Akių ir snapo dažai skirti žaislams, jų neveikia nei saulė, nei muilas.',
      'Nuo gimimo, be smulkių dalių',
      'Vonios vanduo – iki 45 °C',
    ],
  },
  'LC-2001': {
    en: [
      'Woven tightly from whole rods, smooth inside, so that no loop of a towel catches. The handle is wound with peeled willow and stands high enough to lift over a full load.',
      'Takes about five kilos of damp washing',
      'Let it dry before putting it in a cupboard',
    ],
    lt: [
      'Tankiai nupintas iš ištisinių rykščių, vidus lygus, tad rankšluosčio kilpelės neužkliūva. Rankena apvyta nuluptomis vytelėmis ir pakankamai aukšta net pilnam krepšiui.',
      'Telpa apie penkis kilogramus drėgnų skalbinių',
      'Prieš dėdami į spintą išdžiovinkite',
    ],
  },
  'LC-2002': {
    en: [
      'The painted handle screws into a beech block with mixed bristles: stiff ones in front for sand, fine horsehair behind for dust. A bevel on both ends gets under radiators.',
      'Handle 120 cm, coloured, with hanging loop',
      'Comb out fluff, never leave it standing on the bristles',
    ],
    lt: [
      'Dažytas kotas įsukamas į buko galvą su dvejopais šereliais: priekyje kietesni smėliui, gale švelnūs ašutai dulkėms. Nuožulnūs galai palenda po radiatoriais.',
      'Kotas 120 cm, spalvotas, su kilpele pakabinti',
      'Iššukuokite pūkus, nestatykite ant šerių',
    ],
  },
  'LC-2003': {
    en: [
      'A cup of thick natural rubber on a turned handle, with a soft lip that seals on flat and on rounded basins. Cover the overflow with a wet cloth, then push and pull ten times.',
      'Handle painted, wipe it after use',
      'Cup can be bought again',
    ],
    lt: [
      'Storos natūralios gumos gaubtas ant tekinto koto; minkštas kraštas prigula ir prie plokščios, ir prie apvalios plautuvės. Uždenkite persipylimo angą šlapia šluoste ir dešimt kartų stumtelėkite.',
      'Kotas dažytas, po darbo nušluostykite',
      'Gaubtą galima įsigyti atskirai',
    ],
  },
  'LC-2004': {
    en: [
      'Polypropylene with a spout and a grey handle that does not cut into the fingers with ten litres in it. A scale inside shows how much detergent the water needs.',
      'Ten litres, filled to the brim twelve',
      'Stands boiling water and frost',
    ],
    lt: [
      'Polipropilenas su snapeliu ir pilka rankena, kuri neįsirėžia į pirštus net pripylus dešimt litrų. Viduje skalė, pagal kurią patogu dozuoti ploviklį.',
      'Dešimt litrų, sklidinas – dvylika',
      'Atlaiko ir verdantį vandenį, ir šaltį',
    ],
  },
  'LC-2005': {
    en: [
      'Plant-based surfactants with a little sea buckthorn oil against greying, without brightener or enzymes. One litre lasts for about forty-five full loads in water of medium hardness.',
      'Pump bottle, each press 11 ml',
      'Also for wool and silk at 30 °C',
    ],
    lt: [
      'Augalinės kilmės medžiagos ir lašas šaltalankių aliejaus nuo pilkėjimo, be baliklių ir fermentų. Vidutinio kietumo vandenyje litro pakanka maždaug keturiasdešimt penkiems skalbimams.',
      'Buteliukas su pompa, paspaudimas – 11 ml',
      'Tinka ir vilnai bei šilkui, 30 °C',
    ],
  },
  'LC-2006': {
    en: [
      'Steel wire, welded at every crossing and powder-coated, on a solid base that catches pencil shavings. It holds eleven litres with or without a bag and never rusts in a bathroom.',
      'Rim rolled, no sharp ends',
      'Three stack for moving house',
    ],
    lt: [
      'Kiekvienoje kryžmėje suvirinta plieno viela, padengta milteliniais dažais, ir vientisas dugnas, kuris sulaiko drožles. Telpa vienuolika litrų, su maišeliu ar be jo; vonioje nerūdija.',
      'Kraštas užlenktas, be aštrių galų',
      'Kraustantis trys telpa viena kitoje',
    ],
  },
  'SH-2101': {
    en: [
      'Two litres of foam that smothers burning fat and does not corrode the hob, in a red steel cylinder with a gauge. The hose lets you stay two metres away from the flames.',
      'Class A and F fires, checked every two years',
      'Wall bracket and screws included',
    ],
    lt: [
      'Du litrai putų, kurios užgesina degančius riebalus ir negadina viryklės; raudonas plieno balionas su manometru. Žarnelė leidžia laikytis už dviejų metrų nuo liepsnos.',
      'A ir F klasės gaisrams, tikrinamas kas dvejus metus',
      'Laikiklis ir varžtai pridedami',
    ],
  },
  'SH-2103': {
    en: [
      'Elastic cotton with a pad that does not stick to the wound and an adhesive without latex. The blue colour is the one used in kitchens, because no food has it.',
      'Strips of 7 × 2 cm with a vent at both ends',
      'Stays on for two showers',
    ],
    lt: [
      'Elastinga medvilnė, pagalvėlė, kuri nelimpa prie žaizdos, klijai be latekso. Mėlyna spalva naudojama virtuvėse, nes tokios spalvos maisto nebūna.',
      'Juostelės 7 × 2 cm, galuose skylutės orui',
      'Laikosi dvi maudynes po dušu',
    ],
  },
  'SH-2104': {
    en: [
      'A sheet-steel cabinet with thirty-two items for cuts, burns and sprains, sorted behind elastic bands. The list inside the door shows what to reorder and the date of each dressing.',
      'Can be lifted off the wall by its handle',
      'Contents valid for four years',
    ],
    lt: [
      'Skardinė dėžutė su trisdešimt dviem priemonėmis nuo įpjovimų, nudegimų ir patempimų, surūšiuotomis po gumelėmis. Durelių vidinėje pusėje – sąrašas, ką papildyti ir iki kada galioja.',
      'Už rankenos nukeliama nuo sienos',
      'Turinys galioja ketverius metus',
    ],
  },
}
