-- Reasons and statuses of returns, in display order.
create table return_code (
  kind text not null check (kind in ('reason', 'status')),
  code text not null,
  titles jsonb not null,
  sort_number int not null,
  primary key (kind, code)
);

-- Returns of products of an order. The pieces of all returns cannot exceed those of the order.
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

-- Loyalty programs. Amounts in cents; `needed_cents` null: no threshold.
create table loyalty_program (
  id text primary key,
  type text not null check (type in ('unboughtProductDiscount', 'discount', 'products')),
  titles jsonb not null,
  -- HTML by language
  descriptions jsonb not null,
  -- discount in percent
  discount int check (discount between 1 and 100),
  needed_cents bigint check (needed_cents > 0),
  -- ids of its products; empty: all products
  products text[] not null default '{}',
  -- the program restarts with every period
  period text check (period in ('quarter', 'year')),
  sort_number int not null
);

-- Carts of customers for the marketing service: the last report of each.
create table marketing_cart (
  customer text not null references customer (id) on delete cascade,
  cart text not null,
  data jsonb not null,
  reported timestamptz not null,
  primary key (customer, cart)
);
create index order_line_product on order_line (product);
