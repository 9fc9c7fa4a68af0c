import { both } from '../product.ts'
import type { NewsSeed } from './shape.ts'

/** September to November. */
export const autumn: NewsSeed[] = [
  {
    id: 'how-we-test-a-dining-chair',
    slug: 'kaip-isbandome-valgomojo-kede',
    publishedAt: '2026-11-14',
    title: both('How we test a dining chair', 'Kaip išbandome valgomojo kėdę'),
    summary: both(
      'Fifty thousand sits, two humidity rooms and one impatient carpenter.',
      'Penkiasdešimt tūkstančių atsisėdimų, dvi drėgmės kameros ir vienas nekantrus stalius.',
    ),
    content: both(
      '<p>A chair that wobbles after one winter was never a chair, only a promise of one. Before a dining chair gets a place in our shop it spends six weeks in the back room in Vilnius, and most of that time somebody is trying to break it.</p><h2>Fifty thousand sits</h2><p>The machine is simple: a sandbag of seventy-six kilograms, a lever and a counter. It sits down, waits for two seconds and gets up again, all day and all night. A family of four needs about eleven years for the same number. We stop every ten thousand sits, turn the chair over and look at the joints with a lamp.</p><h2>Dry room, wet room</h2><p>Wood moves. A week at 25 per cent humidity, as in a heated flat in January, and a week at 80 per cent, as on a glazed balcony in October, show whether the glue or the wood gives in first. Of the last nine models two came back with a split rail. They did not come back a second time.</p><h2>And then Algis</h2><p>Algis has repaired chairs for thirty-one years and leans back on two legs, every one of them, because everybody’s uncle does. If a chair survives Algis, it gets its price tag.</p>',
      '<p>Kėdė, kuri po vienos žiemos kliba, niekada ir nebuvo kėdė, tik jos pažadas. Prieš patekdama į mūsų parduotuvę valgomojo kėdė šešias savaites praleidžia galiniame kambaryje Vilniuje, ir beveik visą tą laiką kas nors bando ją sulaužyti.</p><h2>Penkiasdešimt tūkstančių atsisėdimų</h2><p>Mašina paprasta: septyniasdešimt šešių kilogramų smėlio maišas, svirtis ir skaitiklis. Atsisėda, dvi sekundes palaukia, atsistoja – ir taip dieną naktį. Keturių asmenų šeima tiek kartų atsisėda maždaug per vienuolika metų. Kas dešimt tūkstančių kartų sustojame, apverčiame kėdę ir su lempa apžiūrime sujungimus.</p><h2>Sausa kamera, drėgna kamera</h2><p>Mediena juda. Savaitė esant 25 procentų drėgmei, kaip sausį šildomame bute, ir savaitė esant 80 procentų, kaip spalį įstiklintame balkone, parodo, kas pirmiau pasiduos – klijai ar mediena. Iš paskutinių devynių modelių du grįžo su įskilusia kojų sąrama. Antrą kartą jie nebegrįžo.</p><h2>O tada – Algis</h2><p>Algis kėdes taiso trisdešimt vienus metus ir kiekvieną jų palenkia ant dviejų kojų, nes taip daro visų dėdės. Jei kėdė atlaiko Algį, ji gauna kainos etiketę.</p>',
    ),
    picture: { art: 'chair', tint: 'sand', view: 'front' },
    contentPictures: [
      { art: 'chair', tint: 'sand', view: 'detail' },
      { art: 'chair', tint: 'sand', view: 'trio' },
    ],
    sku: 'SE-1001',
  },
]
