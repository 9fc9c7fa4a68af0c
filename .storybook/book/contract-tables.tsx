import type { ComponentType, ReactNode } from 'react'
import type { ElementDoc } from '../../tools/manifest/contracts.ts'
import { Prose } from './prose.tsx'

export interface TableProps {
  title: string
  text: string
  head: string[]
  /** nothing is shown without rows */
  rows: ReactNode[][]
}

/** Id of a section, for links to it. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

export const code = (text: string) => <code>{text}</code>

interface ContractTablesProps {
  page: Omit<ElementDoc, 'contract'>
  /** renders one table, as the pages around it look */
  Table: ComponentType<TableProps>
}

/** What the contract of a tag says beyond its attributes: a table each for events, properties, slots, parts and custom properties. */
export function ContractTables({ page, Table }: ContractTablesProps) {
  const { tag, properties, methods, events, slots, parts, customProperties } = page
  return (
    <>
      <Table
        title="Events"
        text="Events bubble, leave the shadow root and carry their data in `detail`. The third column says what `preventDefault()` does."
        head={['Event', 'Emitted', 'Cancelable', 'Detail']}
        rows={events.map(({ name, text, cancelable, detail }) => [
          code(name),
          <Prose key="text" text={text} />,
          <Prose key="cancelable" text={cancelable} />,
          detail ? code(detail) : '',
        ])}
      />
      <Table
        title="Properties and methods"
        text="Set them from a script, after the tag is defined. Each attribute is a property too, in camel case."
        head={['Name', 'Type', 'Meaning']}
        rows={[
          ...properties.map(({ name, type, text }) => [code(name), code(type), <Prose key="text" text={text} />]),
          [code('ready'), code('Promise<void>'), 'read-only; resolves when the element has rendered'],
          ...methods.map(({ name, signature, text }) => [code(`${name}()`), code(signature), <Prose key="text" text={text} />]),
        ]}
      />
      <Table
        title="Slots"
        text="Your own markup inside the tag."
        head={['Slot', 'Meaning', 'Markup']}
        rows={slots.map(({ name, text }) => [
          code(name),
          <Prose key="text" text={text} />,
          code(name === 'default' ? `<${tag}>…</${tag}>` : `<div slot="${name}">…</div>`),
        ])}
      />
      <Table
        title="Parts"
        text="What a style sheet of the page can reach."
        head={['Part', 'Meaning', 'Selector']}
        rows={parts.map(({ name, text }) => [code(name), <Prose key="text" text={text} />, code(`${tag}::part(${name})`)])}
      />
      <Table
        title="Custom properties"
        text="Set them on `:root`, or on one tag."
        head={['Property', 'Meaning', 'Type']}
        rows={customProperties.map(({ name, text, syntax }) => [code(name), <Prose key="text" text={text} />, code(syntax)])}
      />
    </>
  )
}
