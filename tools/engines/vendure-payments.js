// Online payment in the sample of Vendure: a method that is paid at the page of a provider, and the address for the provider's webhooks.
// An order counts as placed once the shopper is sent to pay; Vendure does not let it be fulfilled before the payment is settled.

/** `load` finds Vendure's packages, `provider` is the origin of the payment provider, `method` the code of the payment method. */
export function createOnlinePayment(load, { provider, method }) {
  const { LanguageCode, OrderService, Payment, PaymentMethodHandler, PaymentMethodService, RequestContextService } = load('@vendure/core')
  const { TransactionalConnection } = load('@vendure/core')

  const ask = async (path, init) => {
    const response = await fetch(new URL(path, provider), { signal: AbortSignal.timeout(5000), ...init })
    if (!response.ok) throw new Error(`The payment provider answered ${response.status}`)
    return response.json()
  }

  const handler = new PaymentMethodHandler({
    code: 'online',
    description: [{ languageCode: LanguageCode.en, value: 'Paid at the page of a provider' }],
    args: {},
    createPayment: async (_ctx, order, amount, _args, { returnUrl }) => {
      const body = { id: order.code, number: order.code, amountCents: amount, currency: order.currencyCode, returnUrl }
      const { reference, page } = await ask('/payments', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      })
      return { amount, state: 'Authorized', transactionId: reference, metadata: { public: { redirectUrl: page } } }
    },
    settlePayment: async (_ctx, order, payment) => {
      const { state, amountCents, currency } = await ask(`/payments/${payment.transactionId}`)
      if (state === 'paid' && amountCents === payment.amount && currency === order.currencyCode) return { success: true }
      return { success: false, state: 'Authorized', errorMessage: 'The provider has not received this payment' }
    },
  })

  const contextOf = (app) => app.get(RequestContextService).create({ apiType: 'admin' })

  async function addMethod(app) {
    const ctx = await contextOf(app)
    const methods = app.get(PaymentMethodService)
    const { items } = await methods.findAll(ctx)
    if (items.some(({ code }) => code === method)) return
    await methods.create(ctx, {
      code: method,
      enabled: true,
      handler: { code: handler.code, arguments: [] },
      translations: [{ languageCode: LanguageCode.en, name: 'Card or bank', description: 'You pay at the page of the payment provider.' }],
    })
  }

  /** Records what the provider says of a payment. The first payment settles; later events change nothing. */
  async function update(app, reference) {
    const ctx = await contextOf(app)
    const payments = app.get(TransactionalConnection).getRepository(ctx, Payment)
    const payment = await payments.findOne({ where: { transactionId: reference } })
    if (!payment) return 404
    if (payment.state !== 'Authorized') return 204
    const { state } = await ask(`/payments/${reference}`)
    if (state === 'refused') {
      payment.metadata = { ...payment.metadata, public: { ...payment.metadata.public, outcome: 'refused' } }
      await payments.save(payment)
    }
    if (state === 'paid') await app.get(OrderService).settlePayment(ctx, payment.id)
    return 204
  }

  /** Receives the webhooks, one after the other, so that two of one payment settle it once. */
  function webhook(app) {
    let last = Promise.resolve()
    return (request, response) => {
      last = last
        .then(async () => response.status(await update(await app(), String(request.body?.reference ?? ''))).end())
        .catch((error) => {
          console.error('A payment could not be updated', error)
          response.status(500).end()
        })
    }
  }

  return { handler, addMethod, webhook }
}
