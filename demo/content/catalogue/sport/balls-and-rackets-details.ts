import type { ProductDetails } from '../../common/details.ts'

/** Descriptions of the products of balls-and-rackets. */
export const ballsAndRacketsDetails: ProductDetails = {
  'TB-1002': {
    en: [
      'The cover is grained microfibre leather on four layers of cotton and polyester, with a latex bladder that gives a lively bounce. Inflate it to 0.8 bar through a wetted needle and let some air out over the winter.',
      'Size 5 from thirteen years, size 4 from eight',
      'Needle included, pump sold separately',
    ],
    lt: [
      'Viršus iš grūdėtos mikropluošto odos ant keturių medvilnės ir poliesterio sluoksnių, o latekso kamera gerai šokinėja. Per sudrėkintą adatą pripūskite iki 0,8 baro, žiemai šiek tiek išleiskite.',
      '5 dydis – nuo trylikos metų, 4 – nuo aštuonerių',
      'Adata pridedama, pompa parduodama atskirai',
    ],
  },
  'TB-1009': {
    en: [
      'Moulded rubber with deep pebbling over a nylon-wound butyl bladder that holds its pressure for weeks. It takes asphalt, dust and frost, and a wash with lukewarm soap restores the grip.',
      'Size 7 men, 6 women, 5 juniors',
      'Delivered flat with a needle',
    ],
    lt: [
      'Liejinė stambiai grublėta guma ant nailonu apvytos butilo kameros, savaitėmis išlaikančios slėgį. Kamuolys pakenčia asfaltą, dulkes ir šaltį, o drungnas muiluotas vanduo grąžina sukibimą.',
      '7 dydis vyrams, 6 – moterims, 5 – jaunimui',
      'Pristatomas nepripūstas, su adata',
    ],
  },
  'TB-1016': {
    en: [
      'Eighteen machine-sewn panels of soft synthetic leather, filled with a thin layer of foam below the surface. The seams are sealed, so the ball gains hardly any weight when it rolls into the sea.',
      'Play at 0.2 bar, softer than indoors',
      'Rinse off salt and dry in shade',
    ],
    lt: [
      'Aštuoniolika siūtų minkštos dirbtinės odos lopų su plonu putų sluoksniu po paviršiumi. Siūlės užsandarintos, tad į jūrą įriedėjęs kamuolys beveik nesunkėja.',
      'Žaiskite 0,2 baro slėgiu, minkščiau nei salėje',
      'Nuplaukite druską ir džiovinkite pavėsyje',
    ],
  },
  'TB-1023': {
    en: [
      'Four panels of hand-stitched rubber compound over three layers of polyester and cotton. The seams lie level with the surface, and the ball is balanced so that a spiral pass does not wobble.',
      'Inflate to 0.65 bar',
      'Trains and plays from fifteen years',
    ],
    lt: [
      'Keturi rankomis susiūti gumos mišinio lopai ant trijų poliesterio ir medvilnės sluoksnių. Siūlės lygios su paviršiumi, kamuolys subalansuotas, kad sukamas perdavimas neklibėtų.',
      'Pripūskite iki 0,65 baro',
      'Treniruotėms ir rungtynėms nuo penkiolikos metų',
    ],
  },
  'TB-1030': {
    en: [
      'Tanned cowhide with a raised grain, four panels and white cotton laces across the seam. A three-ply lining keeps the long shape, and the bladder can be replaced through the lacing.',
      'Official size, 13 psi',
      'Brush dry; condition with ball wax',
    ],
    lt: [
      'Rauginta galvijų oda ryškiu grūdėtumu, keturi lopai ir balti medvilniniai varsteliai ant siūlės. Trisluoksnis pamušalas išlaiko pailgą formą, o kamerą galima pakeisti išvarsčius.',
      'Oficialus dydis, 13 psi',
      'Valykite sausu šepečiu, prižiūrėkite vašku',
    ],
  },
  'TB-1037': {
    en: [
      'Powder-coated steel tube that snaps together without tools, and a knotless net held by hook-and-loop straps. Four pegs anchor it in grass; the parts go back into a bag with shoulder strap.',
      'Tube 32 mm, mesh 10 cm',
      'For gardens and training, not for matches',
    ],
    lt: [
      'Milteliniu būdu dažytas plieno vamzdis, susispaudžiantis be įrankių, ir bemazgis tinklas su lipniais dirželiais. Keturi kuoliukai įtvirtina vartus vejoje, dalys telpa į krepšį su petneša.',
      'Vamzdis 32 mm, tinklo akis 10 cm',
      'Kiemui ir treniruotėms, ne rungtynėms',
    ],
  },
  'RK-1101': {
    en: [
      'A graphite frame with a 645 square centimetre head and an even balance, which gives depth without much effort. Synthetic strings are put in at 24 kilograms unless you write something else in the order.',
      'Grip size 3; three other sizes on request',
      'One practice ball and a cover included',
    ],
    lt: [
      'Grafito rėmas su 645 kvadratinių centimetrų galvute ir lygiu balansu – smūgis gilus be didelių pastangų. Sintetinės stygos įtempiamos 24 kilogramų jėga, jei užsakyme neparašote kitaip.',
      'Rankenos dydis 3, kiti trys – užsakius',
      'Pridėtas treniruočių kamuoliukas ir dėklas',
    ],
  },
  'RK-1108': {
    en: [
      'An aluminium head and a steel shaft, joined inside so that no bolt comes loose. The grip is wrapped in perforated tape, and the strings are thick enough for gardens and school halls.',
      'String tension eight kilograms',
      'Cover for the head is in the box',
    ],
    lt: [
      'Aliuminio galvutė ir plieninis kotas, sujungti iš vidaus, tad niekas neatsisuka. Rankena apvyniota perforuota juosta, o stygos pakankamai storos kiemui ir mokyklos salei.',
      'Stygų įtempimas – aštuoni kilogramai',
      'Dėžutėje – galvutės dėklas',
    ],
  },
  'RK-1115': {
    en: [
      'Five layers of poplar and birch under two-millimetre sponge with smooth rubber on both sides. The flared handle is left unvarnished, so it takes up sweat, and the edge is bound with tape.',
      'One 40 mm ball included',
      'Wipe the rubber with a damp sponge',
    ],
    lt: [
      'Penki tuopos ir beržo sluoksniai po dviejų milimetrų pinta bei lygia guma abiejose pusėse. Platėjanti rankena nelakuota, todėl sugeria prakaitą, o kraštas apjuostas juosta.',
      'Pridėtas 40 mm kamuoliukas',
      'Gumą valykite drėgna kempine',
    ],
  },
  'BS-1201': {
    en: [
      'Full-grain leather over three layers of wool yarn wound around a cork and rubber core. A hundred and eight stitches are sewn by hand, which takes a practised worker about ten minutes.',
      'Rub with mud or clay before play',
      'Keep dry: wet leather goes soft',
    ],
    lt: [
      'Natūrali oda ant trijų vilnos siūlų sluoksnių, suvyniotų aplink kamščio ir gumos šerdį. Šimtas aštuoni dygsniai susiuvami ranka – įgudusiam žmogui tai trunka apie dešimt minučių.',
      'Prieš žaidimą patrinkite moliu',
      'Saugokite nuo drėgmės: šlapia oda suminkštėja',
    ],
  },
  'BS-1215': {
    en: [
      'The blade is a single cleft of English willow with seven grains, faced with a clear film against damp. A cane handle in a blue rubber grip takes the sting, and the ball has a cork core.',
      'Short-handle adult size',
      'Oil lightly in spring, store away from heat',
    ],
    lt: [
      'Mentė – vienas skeltas angliško gluosnio gabalas su septyniomis rievėmis, aptrauktas nuo drėgmės saugančia plėvele. Nendrinė rankena mėlyna gumine danga slopina smūgį, kamuoliuko šerdis kamštinė.',
      'Suaugusiųjų dydis trumpa rankena',
      'Pavasarį lengvai patepkite, laikykite toliau nuo karščio',
    ],
  },
  'BS-1222': {
    en: [
      'Carbon and glass fibre in equal parts, with a low bow of 24 millimetres that helps to lift the ball over a lying stick. The grip tape is four millimetres thick, and a spare roll is enclosed.',
      'For players of 170 to 180 centimetres',
      'Ball in hard plastic, 160 grams',
    ],
    lt: [
      'Anglies ir stiklo pluoštas lygiomis dalimis, 24 milimetrų išlinkis padeda pakelti kamuoliuką virš gulinčios lazdos. Rankenos juosta keturių milimetrų storio, viena atsarginė pridedama.',
      '170–180 centimetrų ūgio žaidėjams',
      'Kamuoliukas kieto plastiko, 160 gramų',
    ],
  },
  'BS-1229': {
    en: [
      'Laminated ash and birch wound with black cloth tape on the blade and the knob. The flex is 85, right for adults up to eighty kilograms, and the shaft may be sawn shorter.',
      'Blade suits left- or right-handers: state which',
      'Puck of vulcanised rubber, 170 grams',
    ],
    lt: [
      'Klijuotas uosis ir beržas mentė ir rankenos galas apvynioti juoda medžiagine juosta. Standumas 85 – suaugusiesiems iki aštuoniasdešimties kilogramų; kotą galima patrumpinti.',
      'Mentė kairei arba dešinei – nurodykite užsakyme',
      'Ritulys iš vulkanizuotos gumos, 170 gramų',
    ],
  },
  'BS-1243': {
    en: [
      'The pins are turned from solid birch, painted white with red rings and sealed with outdoor varnish. Both balls have three finger holes and a line of chalk cord marks the lane.',
      'Canvas bag with rope handles',
      'Let wet pins dry before packing',
    ],
    lt: [
      'Kėgliai ištekinti iš beržo masyvo, nudažyti baltai su raudonais žiedais ir padengti lauko laku. Abu rutuliai su trimis skylėmis pirštams, o takeliui pažymėti pridėta virvė.',
      'Drobinis krepšys virvinėmis rankenomis',
      'Šlapius kėglius prieš sudėdami išdžiovinkite',
    ],
  },
  'BS-1250': {
    en: [
      'Ailsa-type granite with a running band that is ground to a few hundredths of a millimetre. The handle screws through the stone, shows the team colour from the far end and is exchanged in minutes.',
      'Sold singly; sixteen make a rink',
      'Delivered on a pallet to the door',
    ],
    lt: [
      '„Ailsa“ tipo granitas, kurio slydimo juosta nušlifuota kelių šimtųjų milimetro tikslumu. Rankena prisukama kiaurai, komandos spalva matoma iš kito aikštelės galo, o pakeičiama per kelias minutes.',
      'Parduodamas po vieną; aikštelei reikia šešiolikos',
      'Atvežamas ant padėklo iki durų',
    ],
  },
}
