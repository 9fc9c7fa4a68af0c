-- The payment of an order at the page of a provider. The provider's reference and page are known once it has opened the payment.
create table payment (
  order_id text primary key references customer_order (id) on delete cascade,
  -- page of the shop that the shopper returns to
  return_url text not null,
  reference text unique,
  page text
);

-- Records of the simulated provider.
create table simulated_payment (
  reference text primary key,
  order_id text not null unique,
  order_number text not null,
  amount_cents bigint not null,
  currency text not null,
  return_url text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'refused'))
);
