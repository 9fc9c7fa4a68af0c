-- Accounts. `password` is an argon2id hash, null for customers who only use social login. Amounts in cents.
alter table customer
  add column password text,
  add column lang text not null default 'en',
  add column b2b boolean not null default false,
  -- details entered by the customer: names, phones, company, addresses
  add column details jsonb not null default '{}',
  add column news_letter_mail boolean not null default false,
  add column news_letter_sms boolean not null default false,
  add column credit_limit_cents bigint check (credit_limit_cents >= 0),
  add column credit_used_cents bigint not null default 0 check (credit_used_cents >= 0),
  add column currency text not null default 'EUR',
  -- time of agreement to the terms
  add column agreed timestamptz,
  -- time of confirmation that the mailbox is the customer's
  add column email_confirmed timestamptz,
  -- required before the first login
  add column awaits_email boolean not null default false,
  add column awaits_approval boolean not null default false,
  add column disabled timestamptz;
create index customer_awaits_approval on customer (created) where awaits_approval;

-- Staff of the shop.
create table operator (
  id text primary key,
  name text not null,
  email text not null,
  password text not null
);
create unique index operator_email on operator (lower(email));
create table operator_session (
  hash text primary key,
  operator text not null references operator (id) on delete cascade,
  created timestamptz not null,
  expires timestamptz not null
);

-- The operator who impersonates the customer of this session. Ends when the operator signs out.
alter table session add column operator_session text references operator_session (hash) on delete cascade;
create index session_customer on session (customer);

-- One-time tokens of links: only their hashes are stored, and the row is deleted after use.
create table account_token (
  hash text primary key,
  kind text not null check (kind in ('confirm', 'reset', 'impersonate')),
  customer text not null references customer (id) on delete cascade,
  -- only the operator who requested an impersonation can use it, while signed in
  operator_session text references operator_session (hash) on delete cascade,
  created timestamptz not null,
  expires timestamptz not null,
  check ((kind = 'impersonate') = (operator_session is not null))
);
create index account_token_customer on account_token (customer, kind);

-- Log of what operators did. Outlives deleted accounts.
create table audit (
  no bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  action text not null,
  customer text,
  note text
);

-- Carts of visitors belong to the session, carts of customers to the account.
alter table cart
  alter column session drop not null,
  add column customer text references customer (id) on delete cascade,
  add column owner text not null generated always as (coalesce('customer ' || customer, session)) stored,
  add check ((session is null) <> (customer is null));
drop index cart_active;
create unique index cart_active on cart (owner) where active;
create index cart_owner on cart (owner);
-- move carts of logged-in sessions to the account; the newest one stays active
update cart c set active = false
  from session s
  where s.hash = c.session and s.customer is not null and c.active
    and c.number < (select max(o.number) from cart o join session p on p.hash = o.session where p.customer = s.customer and o.active);
update cart c set customer = s.customer, session = null from session s where s.hash = c.session and s.customer is not null;
