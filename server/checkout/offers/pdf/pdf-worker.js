// Plain JavaScript, so that the worker starts without a loader for TypeScript.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import pdfmake from 'pdfmake'

const fonts = dirname(createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'))
const font = (style) => join(fonts, `Roboto-${style}.ttf`)
const rule = '#d9dfdb'

// a document can neither load URLs nor read files other than the fonts (R44)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => dirname(path) === fonts)
pdfmake.setFonts({ Roboto: { normal: font('Regular'), bold: font('Medium'), italics: font('Italic'), bolditalics: font('MediumItalic') } })
pdfmake.addTableLayouts({
  offer: {
    hLineWidth: (index) => (index === 0 ? 0 : 0.6),
    vLineWidth: () => 0,
    hLineColor: () => rule,
    paddingTop: () => 5,
    paddingBottom: () => 5,
  },
})

const footer = (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', margin: [0, 20, 0, 0] })

parentPort.postMessage(await pdfmake.createPdf({ ...workerData, footer }).getBuffer())
