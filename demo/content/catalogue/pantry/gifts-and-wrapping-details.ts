import type { ProductDetails } from '../../common/details.ts'

export const giftsAndWrappingDetails: ProductDetails = {
  'GB-4001': {
    en: [
      'Woven from unpeeled willow with a fixed handle, sturdy enough for five kilos of jars and bottles. The basket arrives empty with a bag of clean rye straw and a card to write on.',
      'Useful for eggs or knitting afterwards',
      'Straw and card included',
    ],
    lt: [
      'Nupintas iš neluptų vytelių, su tvirta rankena; atlaiko penkis kilogramus stiklainių ir butelių. Krepšelis atkeliauja tuščias, su maišeliu švarių rugių šiaudų ir atviruku.',
      'Paskui tiks kiaušiniams ar mezginiui',
      'Pridedami šiaudai ir atvirukas',
    ],
  },
  'GB-4008': {
    en: [
      'A card box with a ribbon that need not be untied, because lid and bow lift off together. Inside are five things from our shelves worth at least 45 euros, none of them perishable.',
      'Tell us the age in the order note',
      'Not returnable once opened',
    ],
    lt: [
      'Kartono dėžutė, kurios kaspino atrišti nereikia: dangtelis nusikelia kartu su juo. Viduje – penkios mūsų lentynų prekės bent už 45 eurus, nė viena jų greitai negenda.',
      'Amžių nurodykite užsakymo pastaboje',
      'Atidarytos grąžinti negalima',
    ],
  },
  'GB-4015': {
    en: [
      'The brown carton is plain, so nobody guesses. Inside are half a kilo of gingerbread from Dalarna, a tin of black tea with orange peel and cloves, and a straw star of 12 cm for the tree.',
      'Posted on the day you name in the order',
      'Gingerbread with wheat; traces of almonds',
    ],
    lt: [
      'Ruda dėžė paprasta, tad niekas neatspės. Viduje – pusė kilogramo imbierinių meduolių iš Dalarnos, skardinė juodosios arbatos su apelsinų žievelėmis bei gvazdikėliais ir 12 cm šiaudinė žvaigždė.',
      'Išsiunčiama užsakyme nurodytą dieną',
      'Meduoliai kvietiniai; gali būti migdolų',
    ],
  },
  'GB-4022': {
    en: [
      'Extra virgin oil from the Peloponnese, pressed in November from Koroneiki olives, with less than 0.4 per cent acidity. The two-handled clay jar is glazed inside and closed with a cork.',
      'Half a litre, store in the dark',
      'Rinse it hot before it becomes a vase',
    ],
    lt: [
      'Ypač tyras alyvuogių aliejus iš Peloponeso, lapkritį spaustas iš „Koroneiki“ alyvuogių, rūgštingumas iki 0,4 procento. Dviausis molinis indas viduje glazūruotas, užkimštas kamščiu.',
      'Pusė litro, laikykite tamsoje',
      'Prieš merkdami gėles išplaukite karštu vandeniu',
    ],
  },
  'WC-4101': {
    en: [
      'Satin ribbon of four centimetres, folded into six loops and held by a clip instead of thread. The adhesive pad on the back sticks to paper, wood and glass and comes off in one piece.',
      'Can be used three times with new tape',
      'Ends cut straight, sealed with heat',
    ],
    lt: [
      'Keturių centimetrų atlaso juosta, sulankstyta į šešias kilpas ir suspausta sąvaržėle vietoj siūlo. Lipnus padukas nugarėlėje limpa prie popieriaus, medžio ir stiklo, nusiima vienu gabalu.',
      'Su nauja juostele tinka tris kartus',
      'Galai nukirpti tiesiai ir užlydyti',
    ],
  },
  'WC-4108': {
    en: [
      'Kraft paper of 150 grams with a folded rim and handles of twisted paper, glued in over their whole width. The large bag is printed with stripes in water-based ink, the small one is plain.',
      'Each carries four kilos',
      'Large 30 by 24 cm, small 22 by 18',
    ],
    lt: [
      '150 gramų kraftinis popierius, užlenktas kraštas ir susukto popieriaus rankenos, priklijuotos per visą plotį. Didysis maišelis išmargintas dryžiais vandens pagrindo dažais, mažasis – lygus.',
      'Kiekvienas atlaiko keturis kilogramus',
      'Didysis 30 × 24 cm, mažasis 22 × 18',
    ],
  },
  'WC-4122': {
    en: [
      'Board of two millimetres, bent to a heart by hand and covered with coloured paper that shows no seam in front. The gold ribbon is fixed to the lid, so it lifts off with the bow tied.',
      'Lined with white tissue',
      'Fits sixteen pralines or a small book',
    ],
    lt: [
      'Dviejų milimetrų kartonas, ranka išlenktas širdele ir aptrauktas spalvotu popieriumi, kurio siūlės priekyje nematyti. Auksinis kaspinas pritvirtintas prie dangtelio, tad atrišti nereikia.',
      'Viduje – baltas plonas popierius',
      'Telpa šešiolika saldainių arba maža knygelė',
    ],
  },
  'CF-4201': {
    en: [
      'Undyed wax, filtered twice and poured into a mould of two halves whose line is cut off by hand. It burns without dripping in a still room and leaves a thin wall that glows like a lantern.',
      'Sixty hours, cotton wick without metal',
      'A bloom on the wax is natural, rub it off',
    ],
    lt: [
      'Nedažytas, dukart filtruotas vaškas, išpiltas į dviejų dalių formą; siūlė nupjaunama ranka. Ramiame kambaryje dega nelašėdama, o plona sienelė šviečia kaip žibintas.',
      'Šešiasdešimt valandų, medvilninis dagtis be metalo',
      'Baltas apnašas natūralus, nutrinkite',
    ],
  },
  'CF-4215': {
    en: [
      'Three layers of sponge with sour cream, raspberries between them and a pale buttercream outside, decorated with raspberries and sprinkles. It is baked on the morning of delivery and travels in a cooled box.',
      '22 cm across on a board of 27 cm, three candles included',
      'Keeps two days in the fridge',
      'Allergens: wheat, eggs and dairy',
    ],
    lt: [
      'Trys biskvito sluoksniai su grietine, tarp jų avietės, o išorė – šviesus sviestinis kremas su avietėmis ir pabarstukais. Kepamas pristatymo rytą ir vežamas šaldomoje dėžėje.',
      '22 cm skersmens ant 27 cm padėklo, trys žvakutės pridedamos',
      'Šaldytuve laikosi dvi dienas',
      'Alergenai: kviečiai, kiaušiniai ir pieno produktai',
    ],
  },
}
