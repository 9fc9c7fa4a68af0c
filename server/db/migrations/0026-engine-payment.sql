-- The payment of an order that a commerce engine took, at the page of a provider. `reference` is what the engine finds the order by.
create table engine_payment (
  order_id text primary key,
  number text,
  total float8,
  currency text,
  state text not null default 'unpaid' check (state in ('unpaid', 'paid', 'refused')),
  page text not null,
  reference jsonb not null
);
