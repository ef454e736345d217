-- What a dollar is worth in each currency. A database from before this module has the table, made with the catalogue of hotels.
create table if not exists fx_rates (
  currency text primary key,
  per_usd numeric not null,
  as_of date not null,
  source text not null
);
select share('fx_rates');
