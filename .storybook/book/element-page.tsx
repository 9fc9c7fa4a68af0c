import { pages } from 'virtual:book-data'
import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { EventLog } from './event-log.tsx'
import { Prose } from './prose.tsx'
import { StoryList } from './story-list.tsx'
import { Table } from './table.tsx'

const code = (text: string) => <code>{text}</code>

/** The docs page of a tag, from its contract. */
export function ElementPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [primary, ...others] = useContext(DocsContext).componentStories()
  const page = pages[preparedMeta.parameters.tag]
  if (!page || !primary) return null
  const { tag, notes, attributes, properties, methods, events, slots, parts, customProperties } = page
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

      <Table
        title="Events"
        text="Events bubble, leave the shadow root and carry their data in `detail`."
        head={['Event', 'Emitted', 'Detail']}
        rows={events.map(({ name, text, detail }) => [code(name), <Prose key="text" text={text} />, code(detail)])}
      />
      <Table
        title="Properties and methods"
        text="Set them from a script, after the tag is defined. Each attribute is a property too, in camel case."
        head={['Name', 'Kind', 'Initially']}
        rows={[
          ...properties.map(({ name, initial }) => [code(name), 'property', code(initial)]),
          [code('ready'), 'read-only property', 'a promise that resolves when the element has rendered'],
          ...methods.map((name) => [code(`${name}()`), 'method', '']),
        ]}
      />
      <Table
        title="Slots"
        text="Your own markup inside the tag."
        head={['Slot', 'Markup']}
        rows={slots.map((name) =>
          name === 'default' ? ['default', code(`<${tag}>…</${tag}>`)] : [code(name), code(`<div slot="${name}">…</div>`)],
        )}
      />
      <Table
        title="Parts"
        text="What a style sheet of the page can reach."
        head={['Part', 'Selector']}
        rows={parts.map((name) => [code(name), code(`${tag}::part(${name})`)])}
      />
      <Table
        title="Custom properties"
        text="Set them on `:root`, or on one tag. The swatches and sizes are on the pages of the foundations."
        head={['Property']}
        rows={customProperties.map((name) => [code(name)])}
        isCompact
      />
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
