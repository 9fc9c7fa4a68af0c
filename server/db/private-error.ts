/** Fields of a failed statement that may contain personal data: values, the row, the statement with its parameters. */
const privateFields = ['detail', 'hint', 'where', 'internalQuery', 'query', 'params', 'queryOptions', 'dataType'] as const

/** The SQLSTATE class of invalid values, whose messages quote them. */
const dataException = '22'

/**
 * Removes the values from an error of the database, because errors are logged: an order has names, phone numbers and e-mail
 * addresses. Keeps its code, table, column and constraint.
 */
export function withoutValues<T>(error: T): T {
  if (!(error instanceof Error)) return error
  const failed = error as Error & { code?: unknown } & Record<string, unknown>
  for (const field of privateFields) delete failed[field]
  if (typeof failed.code !== 'string' || !failed.code.startsWith(dataException)) return error
  const { message } = error
  error.message = message.replace(/"[\s\S]*"/, '"…"')
  error.stack = error.stack?.replace(message, () => error.message)
  return error
}
