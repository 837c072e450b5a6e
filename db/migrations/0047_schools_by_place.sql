-- Schools of a kind around a place, for the comparison of a school with those near it. The longitude is in the index so
-- that only schools within the square are read.
create index schools_kind_place on schools (category, lat, lng) where status = 'active' and lat is not null;
