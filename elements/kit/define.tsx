import r2wc from '@r2wc/react-to-web-component'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { loadChunk } from '../../src/base/dom/chunk.ts'
import { whenIdle } from '../../src/base/dom/page-events.ts'
import { provideReaderSize } from '../../src/base/dom/reader-size.ts'
import { readCookie } from '../../src/base/storage/cookie.ts'
import { listTypeCookie } from '../../src/domain/constants.ts'
import type { CreateController, ElementController } from '../../src/kit/element-state.ts'
import { emit } from '../../src/kit/emit.ts'
import type { Host } from '../../src/kit/host.ts'
import { renderedAttribute, reportMismatch } from '../../src/kit/hydration.ts'
import { touchSettings } from '../../src/kit/settings.ts'
import { keepTexts } from '../../src/kit/translated-text.ts'
import base from '../../src/ui/base.css?sheet'
import type { FrameProps } from '../../src/ui/frame.tsx'
import { type AttributeType, attributeOf, invalidValue } from './attribute.ts'
import { frameAttributes, settingAttributes } from './common.ts'
import type { AnyContract } from './contract.ts'
import { markup } from './markup.ts'
import { Root } from './root.tsx'
import { isTooOld } from './too-old.ts'

// r2wc keeps its state under these and has no public way to it, nor to move an element: https://github.com/bitovi/react-to-web-component/issues/113
// (2.1.1, 2026-11-28). Its version is pinned exactly, see docs/decisions/0003.
const connected: unique symbol = Symbol.for('r2wc.connected') as never
const render: unique symbol = Symbol.for('r2wc.render') as never
const values: unique symbol = Symbol.for('r2wc.props') as never
const context: unique symbol = Symbol.for('r2wc.context') as never

interface Wrapped extends HTMLElement {
  container: Element
  [connected]: boolean
  [values]: Record<string, unknown>
  [context]?: { root: ReactRoot; ReactComponent: unknown }
  connectedCallback(): void
  disconnectedCallback(): void
  [render](): void
}

const report = (element: HTMLElement, message: string, attribute: string) => emit(element, 'shop-error', { message, attribute })

/** Deferred, because a view may render before `append` returns: the caller can still add its listener. */
const emitInMicrotask = (...event: Parameters<typeof emit>) => queueMicrotask(() => emit(...event))

const reportRenderError = (element: HTMLElement, error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`<${element.localName}>: ${message}`)
  emitInMicrotask(element, 'shop-error', { message })
}

/** Attributes of HTML, frameworks and tools that are no properties of every element; other characters than those of the kit's names. */
const foreignAttributes =
  /^(class|tabindex|accesskey|contenteditable|enterkeyhint|inputmode|exportparts|is|item.*|(data|aria|[a-z]{1,2})-.*)$|[^a-z\d_-]|^_/

/** Reports misspelled attributes, see typos.chunk.ts. */
function reportUnknownAttributes(element: HTMLElement, known: readonly string[]) {
  const isUnknown = (name: string) => !known.includes(name) && !(name in HTMLElement.prototype) && !foreignAttributes.test(name)
  const unknown = element.getAttributeNames().filter(isUnknown)
  if (unknown[0]) import('./typos.chunk.ts').then((typos) => typos.reportAttributes(element, unknown, known)).catch(() => {})
}

/**
 * The markup that a server has rendered; undefined if there is none, if it is incomplete, if another release has rendered it, or
 * if it is that of another page: a service worker answers with a document that it has.
 */
function findRendered(root: ShadowRoot): HTMLElement | undefined {
  const container = root.querySelector<HTMLElement>('[data-shop-root]')
  if (!container || !root.querySelector('[data-shop-seed]')) return undefined
  const { shopRoot, shopPath } = container.dataset
  return shopRoot === markup && (shopPath ?? currentPath()) === currentPath() ? container : undefined
}

/** Whether a list of the server is in the layout that the visitor has chosen: caches have one page for all. */
const isInChosenLayout = ({ dataset: { shopLayout } }: HTMLElement) =>
  !shopLayout || shopLayout === (readCookie(listTypeCookie) ?? shopLayout)

/** A sheet with its text, see tools/vite/css-sheet.ts. */
type SourceSheet = CSSStyleSheet & { source?: string }

const currentPath = () => location.pathname + location.search

/** Reads an attribute. An invalid value is reported with tag and attribute, and the fallback is used (R51). */
function readAttribute(type: AttributeType<unknown>, text: string | null, element: HTMLElement, name: string): unknown {
  if (text === null) return type.fallback
  try {
    return type.read(text)
  } catch (error) {
    report(element, `"${text.slice(0, 80)}" is invalid: ${(error as Error).message}`, name)
    return invalidValue(type)
  }
}

function readProperty(type: AttributeType<unknown>, value: unknown, element: HTMLElement, name: string): unknown {
  if (value === undefined || value === null) return type.fallback
  if (typeof value === 'string' && type.kind !== 'text') return readAttribute(type, value, element, name)
  try {
    if (type.take) return type.take(value)
    if (type.accepts?.(value) ?? true) return value
    report(element, `unexpected value of type ${typeof value}`, name)
  } catch (error) {
    report(element, `cannot be read: ${(error as Error).message}`, name) // a getter of the host's object threw
  }
  return invalidValue(type)
}

/** Writes a property back to its attribute, because `settingsAt` reads attributes. */
function reflect(element: HTMLElement, attribute: string, value: unknown) {
  if (value === undefined) element.removeAttribute(attribute)
  else if (element.getAttribute(attribute) !== String(value)) element.setAttribute(attribute, String(value))
}

const sessionRetryMs = 10_000
/** Loads the session once per page that has a tag (SESS-01). */
const scheduleSessionStart = () =>
  whenIdle(() =>
    import('../../src/stores/session/login/session-start.ts')
      .then((session) => session.startSession())
      .catch((error) => {
        console.error(error)
        setTimeout(scheduleSessionStart, sessionRetryMs)
      }),
  )

/**
 * Defines the custom element of a contract on top of r2wc. Attributes are parsed by their types, properties set before the
 * upgrade are kept, a moved element keeps its state, and nothing is mounted before the element is connected. Does nothing if
 * the tag is already defined, or without a DOM.
 */
export function define(contract: AnyContract): void {
  if (typeof HTMLElement === 'undefined' || customElements.get(contract.tag)) return
  if (isTooOld()) throw Error('The browser is too old')
  scheduleSessionStart()
  const types: Record<string, AttributeType<unknown>> = { ...(contract.frame === 'block' && frameAttributes), ...contract.attributes }
  const attributeNames = new Map(Object.entries(types).map(([name, type]) => [attributeOf(name, type), name]))
  const properties = contract.properties ?? {}
  const names = [...Object.keys(types), ...Object.keys(properties)]
  const fallbacks = { ...Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.fallback])), ...properties }
  const observed = [...attributeNames.keys(), ...Object.values(settingAttributes)]
  const frameNames = new Set(Object.keys(frameAttributes).filter((name) => !(name in contract.attributes)))

  const ElementRoot = ({ container, ...rest }: { container?: Element }) => {
    const element = ((container as Element).getRootNode() as ShadowRoot).host as ShopElement
    const ownAttributes = Object.entries({ ...fallbacks, ...rest })
    return (
      <Root
        contract={contract}
        host={element.shop}
        frame={Object.fromEntries(ownAttributes.filter(([name]) => name in frameAttributes)) as unknown as FrameProps}
        props={Object.fromEntries(ownAttributes.filter(([name]) => !frameNames.has(name)))}
        onCommit={element.committed}
        onError={(error) => reportRenderError(element, error)}
      />
    )
  }

  const Base = r2wc(ElementRoot as never, { shadow: 'open' }) as unknown as new () => Wrapped

  class ShopElement extends Base {
    static observedAttributes = observed
    readonly ready: Promise<void>
    readonly committed: () => void
    readonly shop: Host
    /** properties set before the upgrade */
    #earlyProperties: Record<string, unknown> = {}
    /** whether the view renders; an element with a controller renders it only on request of the controller */
    #isRendered = !contract.controller
    #controller: ElementController<never> | undefined
    /** whether the container holds markup of a server that has not been hydrated */
    #isPrerendered: boolean
    /** whether that markup has a layout that the visitor did not choose: its data is used, but it is rendered again */
    #isInOtherLayout: boolean
    #cancelHydration: (() => void) | undefined

    constructor() {
      super()
      const root = this.shadowRoot as ShadowRoot
      const found = contract.controller ? undefined : findRendered(root)
      const rendered = found && isInChosenLayout(found) ? found : undefined
      this.#isPrerendered = found !== undefined
      this.#isInOtherLayout = found !== rendered
      if (found && !rendered) found.style.visibility = 'hidden' // keeps its space until the first commit
      const skeleton = rendered ? [] : [...root.childNodes]
      const container = rendered ?? document.createElement('div')
      container.dataset.shopRoot = markup
      if (contract.controller) root.append(document.createElement('slot'))
      if (!rendered) root.append(container)
      // of markup that the loader has shown
      const sheetsOfServer: SourceSheet[] = rendered || skeleton.length ? [...root.adoptedStyleSheets] : []
      const styleOfServer = rendered && root.querySelector('style')
      const text = styleOfServer?.textContent ?? (rendered && sheetsOfServer[0]?.source)
      // a tool has rewritten the style of the server: it stays until the first commit, and nothing of it is known
      let late: CSSStyleSheet[] | undefined = styleOfServer && !text?.includes((base as SourceSheet).source ?? ' ') ? [] : undefined
      // the style of a server has its sheets in their final order: adopted too, the first would override the later ones
      const isMissing = ({ source }: SourceSheet) => late !== undefined || !text?.includes(source ?? ' ')
      const ownSheets = [base, ...(contract.styles ?? [])].filter(isMissing)
      late?.push(...ownSheets)
      root.adoptedStyleSheets = late ? sheetsOfServer : [...sheetsOfServer, ...ownSheets]
      keepTexts(root)
      this.container = container
      this[values] = { container }
      this[connected] = false
      this.shop = {
        element: this,
        root: () => root,
        methods: {},
        isPrerendered: rendered !== undefined,
        adopt(sheet) {
          const adopted = late ?? root.adoptedStyleSheets
          if (isMissing(sheet) && !adopted.includes(sheet)) adopted.push(sheet)
        },
      }
      let resolveReady = () => {}
      this.ready = new Promise((resolve) => {
        resolveReady = resolve
      })
      this.committed = () => {
        for (const node of skeleton) node.remove()
        if (late) {
          root.adoptedStyleSheets.push(...late)
          styleOfServer?.remove()
          late = undefined
        }
        if (!rendered && sheetsOfServer.length)
          root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheetsOfServer.includes(sheet))
        this.removeAttribute(renderedAttribute)
        resolveReady()
        emitInMicrotask(this, 'shop-ready', { tag: contract.tag })
      }
      for (const name of [...names, ...Object.keys(settingAttributes)]) {
        if (!Object.hasOwn(this, name)) continue
        this.#earlyProperties[name] = (this as unknown as Record<string, unknown>)[name]
        delete (this as unknown as Record<string, unknown>)[name]
      }
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot // a declarative shadow root shows its content until the first commit
      const root = super.attachShadow(init)
      // `innerHTML` leaves the template of a declarative shadow root in the element
      const template = this.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]')
      if (template) root.append(template.content)
      template?.remove()
      return root
    }

    attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      if (before === text) return
      const name = attributeNames.get(attribute)
      const type = name === undefined ? undefined : types[name]
      if (name === undefined || !type) return touchSettings()
      write(this, name, readAttribute(type, text, this, attribute))
    }

    override connectedCallback() {
      Object.assign(this, this.#earlyProperties) // after the attributes, because properties override them
      this.#earlyProperties = {}
      if (this[connected])
        touchSettings() // moved, maybe into another `shop-config`
      else {
        provideReaderSize(this.shadowRoot as ShadowRoot)
        if (!contract.controller) reportUnknownAttributes(this, observed)
      }
      super.connectedCallback()
    }

    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return // a moved element keeps its state
        this.#controller?.disconnect()
        this.#controller = undefined
        this.#cancelHydration?.()
        this.#cancelHydration = undefined
        super.disconnectedCallback()
      })
    }

    override [render]() {
      if (contract.controller && this[connected]) this.#updateController(contract.controller)
      if (this.#isPrerendered && this[connected]) void this.#hydrateLater()
      else if (this.#isRendered) super[render]()
    }

    /** Takes over the markup of the server, with the attributes and properties of that time. */
    async #hydrateLater() {
      if (this.#cancelHydration) return
      this.#cancelHydration = () => {}
      try {
        const code = await loadChunk(() => import('./prerendered.chunk.ts'))
        await code.pageReady(this)
        if (!this.isConnected) return
        if (this.#isInOtherLayout) {
          code.readSeeds()
          this.#isPrerendered = false
          return this[render]()
        }
        const isWanted = code.keepInput(this, this.container, this.ready)
        this.#cancelHydration = code.whenWanted(this, { isFixed: contract.isFixed === true, isWanted }, () => {
          this.#isPrerendered = false
          const { container } = this
          code.prepareHydration(this, container)
          const root = hydrateRoot(container, <ElementRoot {...this[values]} />, { onRecoverableError: reportMismatch })
          this[context] = { root, ReactComponent: ElementRoot }
        })
      } catch (error) {
        this.#isPrerendered = false
        console.error(error)
        this[render]() // again: only the code that takes the markup over is missing
      }
    }

    #updateController(create: CreateController<never>) {
      const isFirst = !this.#controller
      try {
        this.#controller ??= create(this, () => {
          this.#isRendered = true
          super[render]()
        })
        this.#controller.update({ ...fallbacks, ...this[values] } as never)
      } catch (error) {
        reportRenderError(this, error) // not rethrown: the caller may be a property setter
      }
      if (isFirst) this.committed()
    }

    connectedMoveCallback() {}
  }

  const write = (element: ShopElement, name: string, value: unknown) => {
    element[values][name] = value
    element[render]()
  }

  for (const name of names) {
    const type = types[name]
    Object.defineProperty(ShopElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: ShopElement) {
        return this[values][name] ?? fallbacks[name]
      },
      set(this: ShopElement, value: unknown) {
        const accepted = type ? readProperty(type, value, this, attributeOf(name, type)) : value
        write(this, name, accepted)
        if (type && contract.reflects) reflect(this, attributeOf(name, type), value === undefined || value === null ? undefined : accepted)
      },
    })
  }
  for (const [name, attribute] of Object.entries(settingAttributes)) {
    Object.defineProperty(ShopElement.prototype, name, {
      configurable: true,
      get(this: ShopElement) {
        return this.getAttribute(attribute) ?? undefined
      },
      set(this: ShopElement, value: unknown) {
        reflect(this, attribute, value ?? undefined)
      },
    })
  }
  for (const name of contract.methods ?? []) {
    Object.defineProperty(ShopElement.prototype, name, {
      configurable: true,
      value(this: ShopElement, ...parameters: never[]) {
        return this.shop.methods[name]?.(...parameters)
      },
    })
  }
  customElements.define(contract.tag, ShopElement as unknown as CustomElementConstructor)
}
