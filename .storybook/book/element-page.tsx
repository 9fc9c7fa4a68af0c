import { pages } from 'virtual:book-data'
import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { ContractTables } from './contract-tables.tsx'
import { EventLog } from './event-log.tsx'
import { Prose } from './prose.tsx'
import { StoryList } from './story-list.tsx'
import { Table } from './table.tsx'

/** The docs page of a tag, from its contract. */
export function ElementPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [primary, ...others] = useContext(DocsContext).componentStories()
  const page = pages[preparedMeta.parameters.tag]
  if (!page || !primary) return null
  const { tag, notes, attributes, events } = page
  return (
    <div className="sb-unstyled book">
      <h1>
        <code>{`<${tag}>`}</code>
      </h1>
      <p className="book-lead">
        <Prose text={notes.purpose} />
      </p>

      <h2 id="example">Example</h2>
      <Canvas of={primary.moduleExport} sourceState="shown" story={{ __primary: true }} />
      <EventLog names={events.map(({ name }) => name)} />

      {(notes.dos.length > 0 || notes.donts.length > 0) && (
        <div className="book-advice">
          <Advice title="Do" kind="do" items={notes.dos} />
          <Advice title="Don’t" kind="dont" items={notes.donts} />
        </div>
      )}

      {attributes.length > 0 && (
        <>
          <h2 id="attributes">Attributes</h2>
          <p>
            Change a value to see it in the example. Every tag also has the attributes <code>language</code> and <code>api-base</code>.
          </p>
          <Controls />
        </>
      )}

      <h2 id="accessibility">Keyboard and screen readers</h2>
      <dl className="book-notes">
        {notes.keyboard === notes.screenReaders ? (
          <Note title="Both" text={notes.keyboard} />
        ) : (
          <>
            <Note title="Keyboard" text={notes.keyboard} />
            <Note title="Screen readers" text={notes.screenReaders} />
          </>
        )}
      </dl>

      <ContractTables page={page} Table={Table} />
      <StoryList stories={others} />
    </div>
  )
}

function Advice({ title, kind, items }: { title: string; kind: 'do' | 'dont'; items: string[] }) {
  return (
    <section data-kind={kind}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Note = ({ title, text }: { title: string; text: string }) => (
  <>
    <dt>{title}</dt>
    <dd>{text ? <Prose text={text} /> : 'The tag renders nothing that could be focused or read.'}</dd>
  </>
)
