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
        text="Events bubble, leave the shadow root and carry their data in `detail`. The third column says what `preventDefault()` does."
        head={['Event', 'Emitted', 'Cancelable', 'Detail']}
        rows={events.map(({ name, text, cancelable, detail }) => [
          code(name),
          <Prose key="text" text={text} />,
          <Prose key="cancelable" text={cancelable} />,
          code(detail),
        ])}
      />
      <Table
        title="Properties and methods"
        text="Set them from a script, after the tag is defined. Each attribute is a property too, in camel case."
        head={['Name', 'Type', 'Meaning']}
        rows={[
          ...properties.map(({ name, type, text }) => [code(name), code(type), <Prose key="text" text={text} />]),
          [code('ready'), code('Promise<void>'), 'read-only; resolves when the element has rendered'],
          ...methods.map((method) => [code(`${method.name}()`), code(method.signature), <Prose key="text" text={method.text} />]),
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
        text="Set them on `:root`, or on one tag. The swatches and sizes are on the pages of the foundations."
        head={['Property', 'Meaning', 'Type']}
        rows={customProperties.map(({ name, text, syntax }) => [code(name), <Prose key="text" text={text} />, code(syntax)])}
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
