import type { ReactNode } from 'react'
import { attributeGroup, groups } from '../../.storybook/book/attribute-group.ts'
import { ContractTables, code, sectionId, type TableProps } from '../../.storybook/book/contract-tables.tsx'
import { Prose } from '../../.storybook/book/prose.tsx'
import type { AttributeDoc, ElementDoc } from '../manifest/contracts.ts'
import type { Example } from './examples.ts'
import { Table } from './markdown.tsx'

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

export const tagHeadings = (page: ElementDoc): { id: string; title: string }[] =>
  [
    { id: 'example', title: 'Example and builder' },
    page.notes.dos.length + page.notes.donts.length > 0 && { id: 'advice', title: 'Do and don’t' },
    { id: 'accessibility', title: 'Keyboard and screen readers' },
    page.attributes.length > 0 && { id: 'attributes', title: 'Attributes' },
    { id: 'events', title: 'Events' },
    { id: 'properties-and-methods', title: 'Properties and methods' },
    page.slots.length > 0 && { id: 'slots', title: 'Slots' },
    page.parts.length > 0 && { id: 'parts', title: 'Parts' },
    page.customProperties.length > 0 && { id: 'custom-properties', title: 'Custom properties' },
  ].filter((heading) => heading !== false)

/** The control of an attribute; its name and the initial value are read by client.ts. */
function Control({ attribute, value }: { attribute: AttributeDoc; value: string | undefined }) {
  const { name, kind, choices, fallback } = attribute
  const common = { name, id: `set-${name}`, 'data-kind': kind }
  if (kind === 'boolean' && fallback !== undefined)
    return (
      <input
        {...common}
        type="checkbox"
        data-fallback={fallback}
        defaultChecked={value === undefined ? fallback === 'true' : !/^(false|off|no|0)$/.test(value)}
      />
    )
  if (kind === 'boolean' || choices)
    return (
      <select {...common} defaultValue={value === '' && kind === 'boolean' ? 'on' : (value ?? '')}>
        <option value="">{fallback === undefined ? 'not set' : `${fallback || 'empty'} (default)`}</option>
        {(choices ?? ['on', 'off'])
          .filter((choice) => choice !== '' && choice !== fallback)
          .map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
      </select>
    )
  if (kind === 'json') return <textarea {...common} rows={2} spellCheck={false} defaultValue={value} placeholder="JSON" />
  return (
    <input
      {...common}
      type={kind === 'number' ? 'number' : 'text'}
      step="any"
      spellCheck={false}
      autoComplete="off"
      defaultValue={value}
      placeholder={fallback}
    />
  )
}

function Builder({ page, example }: { page: ElementDoc; example: Example }) {
  const { tag, attributes } = page
  const grouped = groups.map((group) => ({ group, members: attributes.filter((attribute) => attributeGroup(attribute) === group) }))
  const spec = JSON.stringify({ tag, ...example, events: page.events.map(({ name }) => name) })
  return (
    <section className="builder" id="example" aria-labelledby="example-title" data-builder={spec}>
      <h2 id="example-title">Example and builder</h2>
      {example.note && <p className="note">{example.note}</p>}
      <div className="preview" data-part="preview" />
      <div className="code">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that is wider than the page scrolls by keyboard */}
        <pre tabIndex={0}>
          <code data-part="html">{`<${tag}></${tag}>`}</code>
        </pre>
        <button type="button" data-part="copy">
          Copy
        </button>
      </div>
      {attributes.length > 0 && (
        <form data-part="form" aria-label={`Attributes of ${tag}`}>
          {grouped
            .filter(({ members }) => members.length > 0)
            .map(({ group, members }) => (
              <details key={group} open={members.some(({ name }) => example.attributes && name in example.attributes)}>
                <summary>
                  {group} <small>{members.length}</small>
                </summary>
                <div className="fields">
                  {members.map((attribute) => (
                    <div key={attribute.name} className="field">
                      <label htmlFor={`set-${attribute.name}`}>
                        <code>{attribute.name}</code>
                      </label>
                      <Control attribute={attribute} value={example.attributes?.[attribute.name]} />
                    </div>
                  ))}
                </div>
              </details>
            ))}
          <button type="reset">Start again</button>
        </form>
      )}
      <details className="log">
        <summary>Events</summary>
        <ol data-part="events" />
      </details>
    </section>
  )
}

const typeOf = ({ kind, choices }: AttributeDoc): ReactNode =>
  choices ? choices.map((choice) => <span key={choice}>{code(choice || '""')} </span>) : kind

function Section({ title, text, head, rows }: TableProps) {
  if (rows.length === 0) return null
  return (
    <section id={sectionId(title)}>
      <h2>{title}</h2>
      <p>
        <Prose text={text} />
      </p>
      <Table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function Advice({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <div data-kind={title}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TagPageProps {
  page: ElementDoc
  example: Example
  /** brotli: the code of the tag, and the code that every tag needs */
  bytes: { own: number; base: number }
}

/** The page of a tag: builder, notes and tables, from its contract. */
export function TagPage({ page, example, bytes }: TagPageProps) {
  const { tag, notes, attributes } = page
  const nothing = 'The tag renders nothing that could be focused or read.'
  return (
    <article>
      <h1>
        <code>{`<${tag}>`}</code>
      </h1>
      <p className="lead">
        <Prose text={notes.purpose} />
      </p>
      <p className="bytes">
        {bytes.own ? `${kib(bytes.own)} of its own` : 'No code of its own'}, with the {kib(bytes.base)} that all tags share (brotli).
      </p>
      <Builder page={page} example={example} />
      {notes.dos.length + notes.donts.length > 0 && (
        <section id="advice">
          <h2>Do and don’t</h2>
          <div className="advice">
            <Advice title="Do" items={notes.dos} />
            <Advice title="Don’t" items={notes.donts} />
          </div>
        </section>
      )}
      <section id="accessibility">
        <h2>Keyboard and screen readers</h2>
        <dl>
          <dt>Keyboard</dt>
          <dd>{notes.keyboard ? <Prose text={notes.keyboard} /> : nothing}</dd>
          <dt>Screen readers</dt>
          <dd>{notes.screenReaders ? <Prose text={notes.screenReaders} /> : nothing}</dd>
        </dl>
      </section>
      <Section
        title="Attributes"
        text="Every tag also has `language` and `api-base`."
        head={['Attribute', 'Type', 'Default', 'Meaning']}
        rows={attributes.map((attribute) => [
          code(attribute.name),
          typeOf(attribute),
          attribute.fallback ? code(attribute.fallback) : '',
          <Prose key="text" text={attribute.text} />,
        ])}
      />
      <ContractTables page={page} Table={Section} />
    </article>
  )
}
