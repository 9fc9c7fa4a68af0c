import { useSheet } from '../../kit/use-sheet.ts'
import { SampleButtons } from './sample-buttons.tsx'
import { SampleColours } from './sample-colours.tsx'
import { SampleFields } from './sample-fields.tsx'
import { SampleForm } from './sample-form.tsx'
import { SampleMeasures } from './sample-measures.tsx'
import { SampleMessages } from './sample-messages.tsx'
import { SamplePrices } from './sample-prices.tsx'
import { SampleType } from './sample-type.tsx'
import sheet from './styleguide.css?sheet'

/** All components of the kit with the theme of this page (BANNER-23). */
export function Styleguide() {
  useSheet(sheet)
  return (
    <div className="guide">
      <SampleColours />
      <SampleType />
      <SampleMeasures />
      <SampleButtons />
      <SampleFields />
      <SampleForm />
      <SamplePrices />
      <SampleMessages />
      <slot />
    </div>
  )
}
