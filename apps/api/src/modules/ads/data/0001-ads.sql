-- What organisations advertise on their own pages. Text alone and a drawing of ours: nobody's script, no other site's address.
create table ads (
  org_id text not null,
  ad_id text not null,
  pages text[] not null check (cardinality(pages) > 0),
  position text not null,
  -- 1 comes first.
  priority int not null check (priority > 0),
  from_ms bigint not null,
  to_ms bigint,
  -- None: all.
  languages text[] not null,
  audience text not null check (audience in ('everyone', 'guests', 'signed_in')),
  daily_cap int check (daily_cap > 0),
  art text not null,
  title text not null,
  text text not null,
  link_words text not null,
  -- One of ours has a name, and its words are said in every language; those above are then its English.
  house text,
  path text not null check (path ~ '^/([^/\\]|$)'),
  sponsor text not null,
  is_on boolean not null,
  created_ms bigint not null,
  primary key (org_id, ad_id),
  check (to_ms is null or from_ms < to_ms)
);
select protect('ads');

-- That an ad was seen, once per showing. Who saw it is a name that is good for one day and this organisation, made with the server's secret: enough for a cap a day, and for nothing else.
create table ad_views (
  org_id text not null,
  ad_id text not null,
  uuid text not null,
  viewer text not null,
  seen_ms bigint not null,
  clicked_ms bigint,
  primary key (org_id, ad_id, uuid),
  foreign key (org_id, ad_id) references ads (org_id, ad_id) on delete cascade
);
create index ad_views_of_viewer on ad_views (org_id, viewer, ad_id);
create index ad_views_old on ad_views (seen_ms);
select protect('ad_views');
