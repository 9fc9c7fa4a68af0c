-- What a row of the content was when it was written here: one that nobody has changed since follows the content.
create table seeded (
  source text not null,
  key text not null,
  hash text not null,
  primary key (source, key)
);
