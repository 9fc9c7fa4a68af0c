-- Users with an account.
create table customer (
  id text primary key,
  email text not null,
  created timestamptz not null default now()
);
create unique index customer_email on customer (lower(email));

-- Null until a customer logs in.
alter table session add column customer text references customer (id) on delete cascade;

-- Saved variant codes by product id.
create table wishlist (
  customer text primary key references customer (id) on delete cascade,
  codes jsonb not null,
  updated timestamptz not null
);

-- Delivery methods; `countries` null: all countries of the shop. Amounts in cents.
create table shipping_method (
  id text primary key,
  type text not null,
  titles jsonb not null,
  descriptions jsonb not null,
  price_cents int not null check (price_cents >= 0),
  preference text not null,
  countries text[],
  sort_number int not null
);
create table terminal (
  method text not null references shipping_method (id) on delete cascade,
  id text not null,
  title text not null,
  country text not null,
  city text not null,
  address text not null,
  primary key (method, id)
);
create table salon (
  id text primary key,
  titles jsonb not null,
  city text not null,
  address text not null,
  country text not null,
  coordinates text not null,
  telephone text not null,
  -- HTML by language
  hours jsonb not null,
  sort_number int not null
);
create table payment_method (
  id text primary key,
  payment_type text not null,
  titles jsonb not null,
  descriptions jsonb not null,
  sort_number int not null
);
create table order_status (
  kind text not null check (kind in ('order', 'payment')),
  status text not null,
  titles jsonb not null,
  sort_number int not null,
  primary key (kind, status)
);

-- Remaining uses of a code; null: unlimited.
alter table discount_code add column uses_left int check (uses_left >= 0);

-- Orders as placed: later changes of the catalogue do not affect them. Amounts in cents, VAT included.
create table customer_order (
  id text primary key,
  number bigint generated always as identity (start with 100001) unique,
  -- detects repeated requests by their content and the client's key
  fingerprint text not null unique,
  idempotency_key text unique,
  customer text references customer (id) on delete set null,
  placed timestamptz not null,
  lang text not null,
  status text not null,
  payment_status text not null,
  payment_method text not null,
  recipient jsonb not null,
  salon text,
  billing_country text,
  delivery_country text,
  currency text not null,
  delivery_cents bigint not null check (delivery_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  vat_rate numeric(5, 4) not null,
  discount_code text,
  voucher text,
  voucher_cents bigint not null default 0
);
create index customer_order_customer on customer_order (customer, placed desc);
create table order_line (
  order_id text not null references customer_order (id) on delete cascade,
  position int not null,
  guid text not null,
  product text not null,
  code text not null,
  title text not null,
  quantity int not null check (quantity > 0),
  price_cents int not null check (price_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  attributes jsonb not null,
  services jsonb not null,
  delivery_date text,
  -- pieces by guid of the delivery, if there are several
  quantities jsonb,
  primary key (order_id, position)
);
create table order_delivery (
  order_id text not null references customer_order (id) on delete cascade,
  position int not null,
  guid text,
  method text not null,
  title text not null,
  price_cents int not null check (price_cents >= 0),
  preference text,
  terminal text,
  address jsonb,
  primary key (order_id, position)
);

-- Mails, written in the transaction of the event that they report.
create table outbox (
  no bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  lang text not null,
  created timestamptz not null
);
