import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest'
import * as z from 'zod'
import type { Api, ElementDoc } from '../contracts.ts'
import { attributeType, className, describeEvent } from './names.ts'

function declaration(
  { tag, text, contract, attributes, properties, methods, events, slots, parts, customProperties }: ElementDoc,
  { settings }: Api,
) {
  const all = [...attributes, ...settings]
  const result: CustomElementDeclaration = {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: className(tag),
    superclass: { name: 'HTMLElement' },
    description: text,
    attributes: all.map((attribute) => ({
      name: attribute.name,
      fieldName: attribute.property,
      description: attribute.text,
      type: { text: attributeType(attribute) },
      ...(attribute.fallback !== undefined && { default: attribute.fallback }),
    })),
    members: [
      ...all.map(({ property, name, type, text: description, fallback, kind }) => ({
        kind: 'field' as const,
        name: property,
        attribute: name,
        ...(contract.reflects && { reflects: true }),
        description,
        type: { text: type },
        ...(fallback !== undefined && { default: kind === 'number' || kind === 'boolean' ? fallback : `'${fallback}'` }),
      })),
      ...properties.map(({ name, type, text: description }) => ({ kind: 'field' as const, name, description, type: { text: type } })),
      {
        kind: 'field',
        name: 'ready',
        readonly: true,
        description: 'resolves when the element has rendered',
        type: { text: 'Promise<void>' },
      },
      ...methods.map(({ name, text: description, parameters, returns }) => ({
        kind: 'method' as const,
        name,
        description,
        parameters: parameters.map(({ name: parameter, type, isOptional }) => ({
          name: parameter,
          type: { text: type },
          ...(isOptional && { optional: true }),
        })),
        return: { type: { text: returns } },
      })),
    ],
    events: events.map((event) => ({
      name: event.name,
      description: describeEvent(event),
      type: { text: `CustomEvent<${event.detail}>` },
    })),
    slots: slots.map(({ name, text: description }) => ({ name: name === 'default' ? '' : name, description })),
    cssParts: parts.map(({ name, text: description }) => ({ name, description })),
    cssProperties: customProperties.map(({ name, text: description, syntax, fallback }) => ({
      name,
      description,
      syntax,
      ...(fallback && { default: fallback }),
    })),
  }
  return result
}

/** The custom elements manifest. `moduleOf` names the module that defines a tag, relative to the package. */
export function customElements(api: Api, moduleOf: (tag: string) => string = () => 'shop-kit.js'): Package {
  const paths = [...new Set(api.elements.map(({ tag }) => moduleOf(tag)))]
  return {
    schemaVersion: '2.1.0',
    modules: paths.map((path) => {
      const elements = api.elements.filter(({ tag }) => moduleOf(tag) === path)
      return {
        kind: 'javascript-module',
        path,
        declarations: elements.map((element) => declaration(element, api)),
        exports: elements.map(({ tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className(tag), module: path },
        })),
      }
    }),
  }
}

const schemaFile = createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json')

/** What is wrong with a manifest by the schema of the format. */
export function manifestProblems(manifest: Package): string[] {
  const result = z.fromJSONSchema(JSON.parse(readFileSync(schemaFile, 'utf8'))).safeParse(manifest)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `custom-elements.json ${path.join('.')}: ${message}`)
}
