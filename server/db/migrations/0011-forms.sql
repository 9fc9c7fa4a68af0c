-- Request forms: the definition that the API returns, with each text in both languages.
create table form (
  id text primary key,
  definition jsonb not null
);

-- Submitted forms: values by element id, and the page that the form was on.
create table form_request (
  id text primary key,
  number bigint generated always as identity (start with 5001) unique,
  form text not null references form (id),
  url text not null,
  customer text references customer (id) on delete set null,
  data jsonb not null,
  lang text not null,
  received timestamptz not null
);

-- Uploaded files; the data folder has their bytes by id. A file belongs to a session until a request includes it; without
-- a session and a request it can be deleted.
create table document (
  id text primary key,
  session text references session (hash) on update cascade on delete set null,
  name text not null,
  type text not null,
  size bigint not null check (size > 0),
  uploaded timestamptz not null,
  request text references form_request (id) on delete set null
);
create index document_session on document (session);
create index document_request on document (request);

-- Subscribers of the newsletter; addresses in lower case.
create table newsletter_subscription (
  email text primary key check (email = lower(email)),
  subscribed timestamptz not null
);

-- Customers by the person (subject) of a login provider.
create table social_account (
  provider text not null,
  subject text not null,
  customer text not null references customer (id) on delete cascade,
  linked timestamptz not null,
  primary key (provider, subject)
);
create index social_account_customer on social_account (customer);
