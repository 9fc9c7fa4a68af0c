-- Engines may tell only whether something is in stock. The quantities are then 1 or 0, and no response has them.
alter table product add column counts_stock boolean not null default true;

-- What the gateway has read from a commerce engine. `ref` is the engine's id, `hash` that of the content.
create table engine_product (
  id text primary key references product (id) on update cascade on delete cascade,
  ref text not null unique,
  hash text not null
);
create table engine_variant (
  code text primary key,
  product text not null references engine_product (id) on delete cascade,
  ref text not null
);
create index engine_variant_product on engine_variant (product);

-- Every attempt to place an order. `reference` is what the engine finds it by, `placed` the response once it exists.
create table engine_order (
  fingerprint text primary key,
  idempotency_key text unique,
  -- until then the request that owns the attempt works on it
  lease timestamptz not null,
  reference jsonb,
  placed jsonb,
  created timestamptz not null
);
