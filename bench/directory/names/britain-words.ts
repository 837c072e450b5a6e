// Entries are sorted by the number of schools with the name.
export const SAINTS = `
St Mary | St John | St Joseph | St Peter | St Paul | All Saints | St James | Holy Trinity | St Michael | St
Andrew | Christ Church | St Thomas | St Anne | Sacred Heart | St Patrick | Our Lady | St Francis | St George |
St Luke | St Mark | St Matthew | Holy Cross | St Stephen | St Bernadette | St Edmund | St Cuthbert | St
Augustine | St Barnabas | St Catherine | St Teresa | St Nicholas | St Margaret | St Martin | St Bede | St Oswald
| St Wilfrid | St Aidan | English Martyrs | Holy Family | St Alban | St Clare | St Columba | St David | St
Gregory | St Hilda | St Hugh | St Lawrence | St Leonard | St Edward | Blessed Sacrament | Immaculate Conception
| St Vincent de Paul
`

export const PEOPLE = `
King Edward VI | Queen Elizabeth | King Henry VIII | Sir William Ramsay | Sir Thomas Boteler | Thomas Hardye |
Isaac Newton | Charles Darwin | Florence Nightingale | Emmeline Pankhurst | Robert Burns | Walter Scott |
William Shakespeare | Thomas Telford | James Brindley | John Taylor | William Wilberforce | Elizabeth Garrett
Anderson | Winston Churchill | Nelson | Wellington | Trinity | Ark | Harris | Oasis | Dixons | Ormiston |
Oakwood | Brunel | Faraday | Kingsley | Ashcroft | Meadowbank | Longfield
`

export const SPOTS = `
Hillside | Parkside | Meadow | Oakfield | Woodlands | Greenfield | Highfield | Brookside | Riverside | Manor |
Grange | Beech | Ash | Elm | The Oaks | Westfield | Eastfield | Northfield | Southfield | Fairfield |
Springfield | Millbrook | Castle | Abbey | Priory | Kingsway | Queensway | Victoria | Albert | Lime Tree | Holly
| Rosewood | Willow | Cherry Tree | Hawthorn | Broadway | Church Lane | Station Road | Mill Lane | Park Hill |
Long Lane | Newlands | Moorside | Valley | Lakeside | Orchard | Bluebell | Heath | Common | Whitehouse
`

export const STREETS = `
School Lane | Church Road | High Street | Station Road | Park Avenue | Mill Lane | Victoria Road | Green Lane |
Manor Road | The Avenue | Queens Road | Kings Drive
`
