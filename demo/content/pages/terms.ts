import type { Language } from '../common/shape.ts'
import type { PolicySection } from '../privacy.ts'

/** The terms of purchase of the demo shop. */
export const terms: Record<Language, PolicySection[]> = {
  en: [
    {
      title: 'The contract',
      text: [
        'Your order is an offer. It becomes a contract when we confirm it by email with a number, usually within a minute.',
        'If a price is so wrong that anybody would notice, we ask you before we send anything, and you may withdraw.',
      ],
    },
    {
      title: 'Prices',
      text: ['Prices are in euros and include VAT. Delivery is shown in the cart before you order, never after.'],
    },
    {
      title: 'Delivery',
      text: [
        'We deliver to Lithuania, Latvia, Estonia, Poland, Germany and Finland. The risk passes to you when you, or somebody whom you named, holds the parcel.',
      ],
    },
    {
      title: 'Withdrawal',
      text: [
        'You may withdraw within 30 days without giving a reason; the law gives 14. We return your money within three working days after the goods are with us.',
        'We pay for the way back from Lithuania, Latvia and Estonia. From Poland, Germany and Finland you choose the carrier and pay for it, unless the goods are faulty or not what you ordered: then we pay.',
      ],
    },
    {
      title: 'When something is wrong',
      text: [
        'You have the rights that the law gives for faulty goods for two years. Tell us within two months after you have noticed the fault.',
        'If we cannot agree, the State Consumer Rights Protection Authority, vvtat.lrv.lt, settles the dispute free of charge.',
      ],
    },
    {
      title: 'Companies',
      text: [
        'For purchases by companies the credit terms of the account apply first, then these terms. Late payment costs 0.02 percent a day.',
      ],
    },
  ],
  lt: [
    {
      title: 'Sutartis',
      text: [
        'Jūsų užsakymas yra pasiūlymas. Sutartimi jis tampa, kai patvirtiname jį el. laišku su numeriu – paprastai per minutę.',
        'Jei kaina tokia klaidinga, kad tai pastebėtų bet kas, prieš siųsdami Jūsų atsiklausime ir galėsite atsisakyti.',
      ],
    },
    { title: 'Kainos', text: ['Kainos nurodytos eurais su PVM. Pristatymo kainą krepšelyje matote prieš užsakydami, o ne po to.'] },
    {
      title: 'Pristatymas',
      text: [
        'Pristatome į Lietuvą, Latviją, Estiją, Lenkiją, Vokietiją ir Suomiją. Rizika Jums pereina, kai siuntą paimate Jūs arba Jūsų nurodytas asmuo.',
      ],
    },
    {
      title: 'Atsisakymas',
      text: [
        'Sutarties galite atsisakyti per 30 dienų nenurodydami priežasties; įstatymas suteikia 14. Pinigus grąžiname per tris darbo dienas, kai prekės pasiekia mus.',
        'Už grąžinimą iš Lietuvos, Latvijos ir Estijos mokame mes. Iš Lenkijos, Vokietijos ir Suomijos vežėją pasirenkate ir jam sumokate Jūs, nebent prekė nekokybiška arba ne ta, kurią užsakėte: tuomet mokame mes.',
      ],
    },
    {
      title: 'Kai kas nors negerai',
      text: [
        'Dvejus metus turite visas teises, kurias įstatymas suteikia įsigijus nekokybišką prekę. Praneškite mums per du mėnesius nuo tada, kai pastebėjote trūkumą.',
        'Nepavykus susitarti, ginčą nemokamai sprendžia Valstybinė vartotojų teisių apsaugos tarnyba, vvtat.lrv.lt.',
      ],
    },
    {
      title: 'Įmonėms',
      text: [
        'Įmonių pirkimams pirmiausia taikomos paskyros kredito sąlygos, po to – šios taisyklės. Delspinigiai – 0,02 procento per dieną.',
      ],
    },
  ],
}
