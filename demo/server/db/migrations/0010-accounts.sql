-- Accounts. `password` is an argon2id hash, null for who only signs in through somebody else. Amounts in cents.
alter table customer
  add column password text,
  add column lang text not null default 'en',
  add column b2b boolean not null default false,
  -- what the customer has told: names, phones, company, addresses
  add column details jsonb not null default '{}',
  add column news_letter_mail boolean not null default false,
  add column news_letter_sms boolean not null default false,
  add column credit_limit_cents bigint check (credit_limit_cents >= 0),
  add column credit_used_cents bigint not null default 0 check (credit_used_cents >= 0),
  add column currency text not null default 'EUR',
  -- when the terms were agreed to
  add column agreed timestamptz,
  -- when somebody has shown that the mailbox is theirs
  add column email_confirmed timestamptz,
  -- what has to happen before the first login
  add column awaits_email boolean not null default false,
  add column awaits_approval boolean not null default false,
  add column disabled timestamptz;
create index customer_awaits_approval on customer (created) where awaits_approval;

-- Who works in the shop.
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

-- An operator acts as the customer of this session, until that one signs out.
alter table session add column operator_session text references operator_session (hash) on delete cascade;
create index session_customer on session (customer);

-- What a mailed or shown link allows once: only the hash of it is kept, and the row is gone when it has been used.
create table account_token (
  hash text primary key,
  kind text not null check (kind in ('confirm', 'reset', 'impersonate')),
  customer text not null references customer (id) on delete cascade,
  -- an impersonation holds only for the operator who asked for it, while that one is signed in
  operator_session text references operator_session (hash) on delete cascade,
  created timestamptz not null,
  expires timestamptz not null,
  check ((kind = 'impersonate') = (operator_session is not null))
);
create index account_token_customer on account_token (customer, kind);

-- What operators did, and with whose account; stays when the account goes.
create table audit (
  no bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  action text not null,
  customer text,
  note text
);

-- A visitor's carts belong to the session, a customer's to the account, wherever they log in.
alter table cart
  alter column session drop not null,
  add column customer text references customer (id) on delete cascade,
  add column owner text not null generated always as (coalesce('customer ' || customer, session)) stored,
  add check ((session is null) <> (customer is null));
drop index cart_active;
create unique index cart_active on cart (owner) where active;
create index cart_owner on cart (owner);
-- carts of sessions that were logged in before belong to the account, the newest stays active
update cart c set active = false
  from session s
  where s.hash = c.session and s.customer is not null and c.active
    and c.number < (select max(o.number) from cart o join session p on p.hash = o.session where p.customer = s.customer and o.active);
update cart c set customer = s.customer, session = null from session s where s.hash = c.session and s.customer is not null;
