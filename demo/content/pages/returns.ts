import { configuration } from '../configuration.ts'
import { imageOf } from './page-pictures.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

const { companyName, companyAddress, companyEmail } = configuration

/** Returns. */
export const returns: PageContent = {
  key: 'returns',
  paths: paths.returns,
  texts: {
    en: {
      title: 'Returns and warranty',
      description: 'Thirty days to change your mind, two years of warranty, and a bench where we mend what is older.',
    },
    lt: {
      title: 'Grąžinimas ir garantija',
      description: 'Trisdešimt dienų persigalvoti, dveji metai garantijos ir darbastalis, prie kurio taisome, kas senesnis.',
    },
  },
  ogImage: imageOf('parcel').imageId,
  blocks: (language) => {
    const t = translatorFor(language)
    return [
      {
        id: 'going-back',
        type: 'textWithImage',
        title: t('Returns and warranty', 'Grąžinimas ir garantija'),
        data: {
          ...imageOf('parcel'),
          imageAlt: t('A tape measure, a parcel and a lantern', 'Ruletė, siunta ir žibintas'),
          imagePosition: 'right',
          backgroundColor: 'transparent',
          text: t(
            `<p>You have thirty days to change your mind, counted from the day on which the parcel arrived. You may open it; send it back in the condition you would like to receive it.</p><ol><li>Open <a href="${paths.account.en}?section=productReturns">Returns in your account</a>, choose the order and the pieces.</li><li>Write the return number that we show you on the parcel. Nothing to print.</li><li>Put it into any locker in Lithuania, Latvia or Estonia, free of charge, or bring it to a shop.</li></ol><p>Ordered without an account? Email the number of the order and what goes back to <a href="mailto:${companyEmail}">${companyEmail}</a>, and we reply with the number for the parcel. Return costs from Poland, Germany and Finland are in the <a href="${paths.terms.en}">terms of sale</a>.</p><p>Your money is on its way back within three working days after the parcel is with us.</p>`,
            `<p>Persigalvoti turite trisdešimt dienų nuo tos, kai siunta atkeliavo. Ji neprivalo būti neatplėšta&nbsp;– užtenka, kad atrodytų taip, kaip norėtumėte rasti pats.</p><ol><li>Savo paskyroje atverkite <a href="${paths.account.lt}?section=productReturns">Grąžinimus</a>, pasirinkite užsakymą ir prekes.</li><li>Ant siuntos užrašykite pateiktą numerį. Spausdinti nieko nereikia.</li><li>Nemokamai įdėkite į bet kurį paštomatą Lietuvoje, Latvijoje ar Estijoje arba atneškite į parduotuvę.</li></ol><p>Pirkote be paskyros? Užsakymo numerį ir grąžinamų prekių sąrašą atsiųskite adresu <a href="mailto:${companyEmail}">${companyEmail}</a>&nbsp;– atsakydami pateiksime siuntos numerį. Kas moka už grąžinimą iš Lenkijos, Vokietijos ir Suomijos, parašyta <a href="${paths.terms.lt}">pirkimo taisyklėse</a>.</p><p>Pinigus išsiunčiame per tris darbo dienas, kai siunta pasiekia mus.</p>`,
          ),
        },
      },
      {
        id: 'withdrawal',
        type: 'FAQ',
        title: t('Withdrawal', 'Sutarties atsisakymas'),
        data: {
          items: [
            {
              title: t('Withdrawal form', 'Sutarties atsisakymo forma'),
              description: t(
                `<p>Copy these lines into an email or a letter. You may use your own words instead.</p><blockquote><p>To ${companyName}, ${companyAddress.en}, ${companyEmail}</p><p>I hereby give notice that I withdraw from my contract of sale of the following goods: …</p><p>Ordered on / received on: …</p><p>Name and address: …</p><p>Date, and signature if on paper: …</p></blockquote>`,
                `<p>Nukopijuokite šias eilutes į el. laišką arba popierinį laišką. Galite rašyti ir savais žodžiais.</p><blockquote><p>${companyName}, ${companyAddress.lt}, ${companyEmail}</p><p>Pranešu, kad atsisakau šių prekių pirkimo–pardavimo sutarties: …</p><p>Užsakyta / gauta: …</p><p>Vardas, pavardė ir adresas: …</p><p>Data ir parašas, jei forma pateikiama popieriuje: …</p></blockquote>`,
              ),
            },
            {
              title: t('What cannot be returned?', 'Ko grąžinti negalima?'),
              description: t(
                '<p>Food, plants that have been planted, and what was cut, engraved or mixed for you alone.</p>',
                '<p>Maisto, pasodintų augalų ir to, kas nupjauta, išgraviruota ar sumaišyta tik Jums.</p>',
              ),
            },
          ],
        },
      },
      {
        id: 'warranty',
        type: 'FAQ',
        title: t('Warranty', 'Garantija'),
        data: {
          items: [
            {
              title: t('How long is the warranty?', 'Kiek trunka garantija?'),
              description: t(
                '<p>Two years on everything, five on cast iron and hand tools, and for life on hammer heads.</p>',
                '<p>Viskam&nbsp;– dveji metai, ketui ir rankiniams įrankiams&nbsp;– penkeri, o plaktukų galvutėms&nbsp;– visą gyvenimą.</p>',
              ),
            },
            {
              title: t('What do I need?', 'Ko man reikės?'),
              description: t(
                '<p>The number of the order, or your email address. We find the receipt ourselves.</p>',
                '<p>Užsakymo numerio arba el. pašto adreso. Kvitą rasime patys.</p>',
              ),
            },
            {
              title: t('And after the warranty?', 'O pasibaigus garantijai?'),
              description: t(
                `<p>We mend it. <a href="${paths.service.en}">Tell us what is broken</a>, and you hear the price before we begin.</p>`,
                `<p>Taisome. <a href="${paths.service.lt}">Papasakokite, kas sugedo</a>, ir kainą išgirsite prieš mums pradedant.</p>`,
              ),
            },
          ],
        },
      },
    ]
  },
}
