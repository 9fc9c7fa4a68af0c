-- Reasons a customer may give, and states of a return, in the order shown.
create table return_code (
  kind text not null check (kind in ('reason', 'status')),
  code text not null,
  titles jsonb not null,
  sort_number int not null,
  primary key (kind, code)
);

-- What a customer sends back of an order; pieces are counted against what the order had.
create table product_return (
  id text primary key,
  number bigint generated always as identity (start with 5001) unique,
  order_id text not null references customer_order (id) on delete cascade,
  requested timestamptz not null,
  reason text not null,
  status text not null,
  comment text not null default ''
);
create index product_return_order on product_return (order_id);
create table product_return_line (
  return_id text not null references product_return (id) on delete cascade,
  position int not null,
  product text not null,
  code text not null,
  quantity int not null check (quantity > 0),
  primary key (return_id, position)
);

-- What regular customers get. Amounts in cents; `needed_cents` null: there is nothing to reach.
create table loyalty_program (
  id text primary key,
  type text not null check (type in ('unboughtProductDiscount', 'discount', 'products')),
  titles jsonb not null,
  -- html by language
  descriptions jsonb not null,
  -- percent off
  discount int check (discount between 1 and 100),
  needed_cents bigint check (needed_cents > 0),
  -- ids of the products it is about; none: all that the shop sells
  products text[] not null default '{}',
  -- it ends with the running one and begins again
  period text check (period in ('quarter', 'year')),
  sort_number int not null
);

-- Carts of customers as the marketing service is to hear of them, the last report of each.
create table marketing_cart (
  customer text not null references customer (id) on delete cascade,
  cart text not null,
  data jsonb not null,
  reported timestamptz not null,
  primary key (customer, cart)
);
create index order_line_product on order_line (product);
