-- Hashes of rows as the seed wrote them: the seed updates only rows that still have this hash.
create table seeded (
  source text not null,
  key text not null,
  hash text not null,
  primary key (source, key)
);
