import { parseArgs } from 'node:util'
import { type ContractOptions, selectSubjects } from './check-server.ts'

/** A wrong argument; its message is for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const usage = `npm run contract -- --base-url URL [options]

  --base-url URL          the server to check, such as http://localhost:4600
  --only a,b              only these subjects or capabilities
  --login user:password   an account for what needs one; without it those checks are not made
  --origin ORIGIN         origin of a page that embeds the shop; default: one of the configuration
  --read-only             makes no check that leaves something on the server: no order, no request, no file
  --json FILE             writes the report as JSON, too

Prints what the server can do, what is missing and which tags need it. Ends with 0 if every capability is complete, or absent
as a whole and not needed by every shop; else with 1.`

function readLogin(text: string | undefined): ContractOptions['login'] {
  if (text === undefined) return undefined
  const at = text.indexOf(':')
  if (at < 1) throw new UsageError('--login: expected user:password')
  return { email: text.slice(0, at), password: text.slice(at + 1) }
}

function readAddress(name: string, text: string | undefined): string {
  if (!text || !/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`${name}: expected an address such as http://localhost:4600`)
  return text.replace(/\/+$/, '')
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        only: { type: 'string', multiple: true },
        login: { type: 'string' },
        origin: { type: 'string' },
        'read-only': { type: 'boolean' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Parses the arguments of the command; undefined if they ask for help. Throws a `UsageError`. */
export function readOptions(args: readonly string[]): (ContractOptions & { json: string | undefined }) | undefined {
  const values = parse(args)
  if (values.help) return undefined
  const only = (values.only ?? []).flatMap((text) => text.split(',')).filter(Boolean)
  try {
    selectSubjects(only)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  return {
    baseUrl: readAddress('--base-url', values['base-url']),
    only,
    login: readLogin(values.login),
    origin: values.origin === undefined ? undefined : new URL(readAddress('--origin', values.origin)).origin,
    isReadOnly: values['read-only'] === true,
    json: values.json,
  }
}
