import { type Connection, request } from '../base/http/request.ts'
import { type UnknownValue, unknownValues } from '../model/app/unknown-value.ts'

/** GET /api/unknown-names: those of the given names that the shop does not have. */
export async function getUnknownNames(
  connection: Connection,
  names: readonly (readonly [kind: string, value: string])[],
): Promise<UnknownValue[]> {
  const path = `/api/unknown-names?${new URLSearchParams(names.map(([kind, value]) => [kind, value]))}`
  return (await request(connection, path, { schema: unknownValues, expectedStatuses: [0, 404, 429] })).value
}
