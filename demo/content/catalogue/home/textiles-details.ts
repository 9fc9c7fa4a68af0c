import type { ProductDetails } from '../../common/details.ts'

export const textilesDetails: ProductDetails = {
  'BC-1301': {
    en: [
      'Lambswool from Norway, spun thick and woven in a twill that is brushed on one side. The fringes are twisted by hand and knotted, so they neither fray nor tangle.',
      'Does not scratch, 19 micron fibre',
      'Cold hand wash, dry it lying flat',
    ],
    lt: [
      'Norvegiška ėriukų vilna, storai suverpta ir išausta ruoželiu, viena pusė pašiaušta. Kutai susukti ir surišti rankomis, todėl nespursta ir nesipainioja.',
      'Nekandžioja, pluošto storis 19 mikronų',
      'Skalbti rankomis šaltai, džiovinti paguldžius',
    ],
  },
  'BC-1302': {
    en: [
      'Washed linen of 220 g per square metre is sewn into a plump heart and filled with curled wool. A zip is hidden in the lower point, so that the filling comes out before the cover goes into the machine.',
      '38 cm wide, 14 cm thick',
      'Wash the cover warm, air the filling',
    ],
    lt: [
      'Iš skalbto 220 g/m² lino pasiūta putli širdelė, prikimšta garbanotos vilnos. Apačioje paslėptas užtrauktukas, tad prieš skalbiant užvalkalą užpildą lengva išimti.',
      '38 cm pločio, 14 cm storio',
      'Užvalkalą skalbkite šiltai, užpildą išvėdinkite',
    ],
  },
  'BC-1303': {
    en: [
      'Short plush with a filling of recycled fibre and a small bag of beads in the seat, so that the bear sits by itself. Eyes and nose are stitched, nothing can be bitten off.',
      'For children from birth',
      'A name on the ribbon label, up to 18 letters',
    ],
    lt: [
      'Trumpas pliušas, perdirbto pluošto įdaras, o sėdynėje – maišelis rutuliukų, todėl meškinas sėdi pats. Akys ir nosis išsiuvinėtos, nėra ką atkąsti.',
      'Tinka vaikams nuo gimimo',
      'Ant juostelės tilps vardas, iki 18 raidžių',
    ],
  },
  'BC-1305': {
    en: [
      'A sheep with a coat of real curly wool on a cotton backing, stuffed with wool waste from the same mill. Its four dark legs are stiff enough to hold a reading head.',
      'Spot-clean, wash by hand twice a year',
      'Face and ears of wool felt',
    ],
    lt: [
      'Avelė su tikros garbanotos vilnos kailiuku ant medvilninio pagrindo, prikimšta to paties fabriko vilnos likučių. Keturios tamsios kojos tvirtos, išlaiko skaitančiojo galvą.',
      'Valyti vietomis, skalbti rankomis dukart per metus',
      'Snukutis ir ausys – iš vilnos veltinio',
    ],
  },
  'BC-1306': {
    en: [
      'Blue cotton plush, a pale ribbed belly and a fountain of felt ribbons on top. The filling comes out through a hidden zip, so the cover is washed without drying for three days.',
      'Name label sewn to the tail fin',
      'Zip without a pull tab, safe for children',
    ],
    lt: [
      'Mėlynas medvilninis pliušas, šviesus rantytas pilvas ir veltinio juostelių fontanas viršuje. Įdaras išimamas pro paslėptą užtrauktuką, tad išskalbtas užvalkalas greitai išdžiūsta.',
      'Etiketė su vardu prisiuvama prie uodegos',
      'Užtrauktukas be rankenėlės, saugus vaikams',
    ],
  },
  'BC-1304': {
    en: [
      'Sunny yellow linen, cut in two pieces, piped along the seam and sewn with rounded tips that keep their shape. The filling of buckwheat hulls and wool gives way to the neck and does not trap heat.',
      'Made to order in three to five days',
      'Empty the hulls before washing the cover',
    ],
    lt: [
      'Saulės geltonumo linas, iš dviejų detalių su kantu susiūtas užapvalintais kampais, kurie nesubliūkšta. Grikių lukštų ir vilnos įdaras prisitaiko prie kaklo ir nekaupia šilumos.',
      'Siuvama pagal užsakymą, per 3–5 dienas',
      'Prieš skalbdami užvalkalą išberkite lukštus',
    ],
  },
  'LW-1402': {
    en: [
      'Merino with a fifth of polyamide in heel and toe, knitted on an old round machine without a toe seam. The rib is wide, so that it holds without an elastic.',
      'One pair, sizes run from 36 to 44',
      'Hand wash, or the wool programme in a net',
    ],
    lt: [
      'Merinosų vilna, o kulne ir nosyje – penktadalis poliamido; megzta sena apvaliąja mašina be siūlės ties pirštais. Platus rumbas laiko be gumelės.',
      'Viena pora, dydžiai nuo 36 iki 44',
      'Skalbti rankomis arba vilnos programa tinklelyje',
    ],
  },
  'SM-1501': {
    en: [
      'Two thin threads lie side by side and can be parted for fine knits. One ball has forty-five metres, enough for about twelve heels, and is washed with the sock at 30 °C.',
      'Three quarters wool, one quarter nylon',
      'Use it double for thick socks',
    ],
    lt: [
      'Du ploni siūlai guli greta, o plonam mezginiui juos galima išskirti. Kamuoliuke keturiasdešimt penki metrai – maždaug dvylikai kulnų; skalbiama kartu su kojine 30 °C.',
      'Trys ketvirčiai vilnos, ketvirtis nailono',
      'Storoms kojinėms adykite dviguba',
    ],
  },
  'SM-1502': {
    en: [
      'Three-ply linen, drawn through beeswax and wound on a wooden spool of a hundred metres. A needle with a large eye is stuck into the side, ready for coats, bags and bindings.',
      'Breaks at 6 kg',
      'Also for books and leather',
    ],
    lt: [
      'Trijų gijų linas, pertrauktas per bičių vašką; ant medinės ritės – šimtas metrų. Šone įsmeigta adata didele ąsele – paltams, krepšiams ir knygų nugarėlėms.',
      'Nutrūksta ties 6 kg',
      'Tinka ir knygoms bei odai',
    ],
  },
  'SM-1505': {
    en: [
      'Blue cotton, braided from sixteen strands round a soft core, so it grips in a knot and opens again. The ends are whipped with thread and do not come undone in the wash.',
      'Six metres, 8 mm thick',
      'Leaflet with nine knots',
      'Washes at 40 °C',
    ],
    lt: [
      'Mėlyna medvilnė, supinta iš šešiolikos gijų apie minkštą šerdį, todėl mazgas laiko, bet lengvai atsimezga. Galai apvynioti siūlu ir skalbiant neišyra.',
      'Šeši metrai, storis 8 mm',
      'Lankstinukas su devyniais mazgais',
      'Skalbti 40 °C',
    ],
  },
}
